import { createRequire } from "node:module";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { browserLaunchOptions } from "../bootstrap/find-browser.mjs";

/** Opens the system's Chromium, with more flags where they are given. */
export async function openChromium(more: readonly string[] = []): Promise<Browser> {
  // It can't be bundled: it is found where the packages are.
  const { chromium } = createRequire(join(process.cwd(), "package.json"))("@playwright/test");
  const { args, ...options } = browserLaunchOptions();
  return chromium.launch({ ...options, args: [...args, ...more] });
}
