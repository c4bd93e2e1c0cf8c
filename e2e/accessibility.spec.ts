import { AxeBuilder } from "@axe-core/playwright";
import { exampleOf, pageKinds } from "./support/example-pages";
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
      // Legacy mode spares a second page for each look; it leaves out foreign frames, and there are none.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
      );
      expect(found, `${colorScheme}, ${width} px`).toEqual([]);
    }
  });
}
