// The browser of tests and benchmarks, where the system's packages put it.
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Debian's packages, best first: the shell alone opens a page in half the time of the whole browser. */
export const browserPackages = ["chromium-headless-shell", "chromium"];

/** Path of the system's browser; undefined where there is none. */
export function findBrowser() {
  return browserPackages.map((name) => join("/usr/bin", name)).find((path) => existsSync(path));
}

/** How tests and proofs start it: without a sandbox of its own, for they run as root, and without calling home. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

/** What Playwright is told to open it by; without a path it looks for one of its own. */
export function browserLaunchOptions() {
  const executablePath = findBrowser();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: browserFlags };
}
