import { createRequire } from "node:module";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { findBrowser } from "../bootstrap/find-browser.mjs";

const flags = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage"],
];

/** Opens the system's Chromium, with more flags where they are given. */
export async function openChromium(more: readonly string[] = []): Promise<Browser> {
  // It can't be bundled: it is found where the packages are.
  const { chromium } = createRequire(join(process.cwd(), "package.json"))("@playwright/test");
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...flags, ...more],
  });
}
