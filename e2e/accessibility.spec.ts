import { exampleOf, pageKinds } from "./support/example-pages";
import { findViolations } from "./support/find-violations";
import { expect, test } from "./support/test";

const views = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 360 },
] as const;

for (const kind of pageKinds) {
  test(`axe finds no violation on the ${kind}, light and dark, wide and narrow`, async ({
    page,
    request,
    imported,
  }) => {
    await page.goto(await exampleOf(kind, request, imported));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const { colorScheme, width } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect(await findViolations(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  });
}
