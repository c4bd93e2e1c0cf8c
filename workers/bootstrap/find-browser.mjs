// The browser of tests and benchmarks, where the system's packages put it.
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Debian's packages, best first: the shell alone opens a page in half the time of the whole browser. */
export const browserPackages = ["chromium-headless-shell", "chromium"];

/** Path of the system's browser; undefined where there is none. */
export function findBrowser() {
  return browserPackages.map((name) => join("/usr/bin", name)).find((path) => existsSync(path));
}
