import { test as base, expect, type Page, type Response } from "@playwright/test";
import { findCanaries } from "./find-canaries";
import { type Imported, readImported } from "./imported";

export { expect } from "@playwright/test";

interface Fixtures {
  /** The command line's answers to the import that came before. */
  imported: Imported;
}

/**
 * Every page that a test opens is held to three promises at its end: no script failed, nothing
 * planted in a completion ran, and no text that came over the wire holds a hidden test.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  imported: async ({}, use) => {
    await use(readImported());
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const errors: string[] = [];
    const leaks: Promise<string[]>[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("response", (response) => leaks.push(findLeaks(response)));
    if (javaScriptEnabled !== false) waitForScripts(page);
    await use(page);
    expect(errors, "script errors").toEqual([]);
    expect((await Promise.all(leaks)).flat(), "hidden tests on the wire").toEqual([]);
    if (javaScriptEnabled !== false) await expectUnharmed(page);
  },
});

/** Scripts start once a page was painted: who opens one here goes on when they listen. */
function waitForScripts(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await open(...args);
    if (response?.headers()["content-type"]?.startsWith("text/html")) await untilListening(page);
    return response;
  };
}

async function untilListening(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !("__next_f" in window) ||
      Object.keys(document).some((name) => name.startsWith("_reactListening")),
  );
}

async function expectUnharmed(page: Page): Promise<void> {
  const isHacked = await page.evaluate(() => "errorbarHacked" in window);
  expect(isHacked, "a script from a completion ran").toBe(false);
}

async function findLeaks(response: Response): Promise<string[]> {
  const type = response.headers()["content-type"] ?? "";
  if (!/html|json|x-component/.test(type)) return [];
  // A body that the browser dropped, because the page went elsewhere, was read by nobody.
  const body = await response.text().catch(() => "");
  return findCanaries(body).map((canary) => `${canary} in ${response.url()}`);
}
