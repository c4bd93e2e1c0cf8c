import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { seedCanaries } from "../../db/seed/plant-canaries";
import { findViolations } from "../support/find-violations";
import { artifacts, pages } from "./seeded-site";

const views = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 360 },
] as const;

for (const [kind, address] of Object.entries(pages)) {
  test(`the page ${kind} is whole in both themes and at 360 px, and axe finds nothing`, async ({
    page,
  }) => {
    const told: string[] = [];
    page.on("pageerror", (error) => told.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") told.push(message.text());
    });
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(kind === "missing" ? 404 : 200);
    const html = (await response?.text()) ?? "";
    expect(seedCanaries.filter((canary) => html.includes(canary))).toEqual([]);
    await page.waitForLoadState("networkidle");
    for (const { colorScheme, width } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const path = join(artifacts, "screenshots", `${kind}-${colorScheme}-${width}.png`);
      await page.screenshot({ path, fullPage: true, animations: "disabled" });
      const widest = await page.evaluate(() => document.scrollingElement?.scrollWidth);
      expect.soft(widest, `${kind} scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
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
