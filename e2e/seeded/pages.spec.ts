import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { seedCanaries } from "../../db/seed/plant-canaries";
import { findViolations } from "../support/find-violations";
import { artifacts, pages } from "./seeded-site";

const views = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 360 },
] as const;

/** From a small tablet to a wide screen: pictures of what is drawn most. */
const widths = [768, 1440, 2560];
const drawn = ["board", "compare", "compare-four", "model", "matrix", "trace", "mix", "laboratory"];

for (const [kind, address] of Object.entries(pages)) {
  test(`the page ${kind} is whole in both themes and at 360 px, and axe finds nothing`, async ({
    page,
  }) => {
    const told = listenTo(page);
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(kind === "missing" ? 404 : 200);
    const html = (await response?.text()) ?? "";
    expect(seedCanaries.filter((canary) => html.includes(canary))).toEqual([]);
    for (const { colorScheme, width } of views) {
      await page.emulateMedia({ colorScheme });
      await picture(page, { name: `${kind}-${colorScheme}`, width });
      const found = await findViolations(page);
      expect.soft(found, `axe on ${kind}, ${colorScheme}, ${width} px`).toEqual([]);
    }
    const isExpected = (text: string) => kind === "missing" && text.includes("404");
    expect(
      told.filter((text) => !isExpected(text)),
      `console of ${kind}`,
    ).toEqual([]);
  });
}

for (const kind of drawn) {
  test(`the page ${kind} fits tablets and wide screens`, async ({ page }) => {
    await page.goto(pages[kind] ?? "/");
    for (const width of widths) await picture(page, { name: `${kind}-light`, width });
  });
}

/** What goes wrong in the page. */
function listenTo(page: Page): string[] {
  const told: string[] = [];
  page.on("pageerror", (error) => told.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") told.push(message.text());
  });
  return told;
}

/** Takes a picture of the whole page, charts and all, which must not scroll sideways. */
async function picture(page: Page, { name, width }: { name: string; width: number }) {
  await page.setViewportSize({ width, height: 800 });
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 90_000 });
  for (const chart of await page.locator("[data-chart]").all()) {
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator("svg").first()).toBeVisible();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const path = join(artifacts, "screenshots", `${name}-${width}.png`);
  await page.screenshot({ path, fullPage: true, animations: "disabled" });
  const widest = await page.evaluate(() => document.scrollingElement?.scrollWidth);
  expect.soft(widest, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
}
