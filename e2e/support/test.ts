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
    await use(page);
    expect(errors, "script errors").toEqual([]);
    expect((await Promise.all(leaks)).flat(), "hidden tests on the wire").toEqual([]);
    if (javaScriptEnabled !== false) await expectUnharmed(page);
  },
});

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
