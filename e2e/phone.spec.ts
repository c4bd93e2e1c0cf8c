import { inventedModels } from "./fixtures/invented-models";
import { interval, rankedTable, rowOf } from "./support/board-page";
import { exampleOf, pageKinds } from "./support/example-pages";
import { inventedSuite } from "./support/imported";
import { expect, test } from "./support/test";

const width = 360;

test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });

test("no page scrolls sideways on a narrow phone", async ({ page, request, imported }) => {
  for (const kind of pageKinds) {
    await page.goto(await exampleOf(kind, request, imported));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const widest = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(widest, kind).toBeLessThanOrEqual(width);
  }
});

test("each row of the board draws its whisker across the phone and keeps its numbers", async ({
  page,
  imported,
}) => {
  await page.goto(`/boards/${inventedSuite}`);
  for (const answer of [imported.good, imported.fair, imported.hostile]) {
    const row = rowOf(rankedTable(page), answer.model);
    const whisker = row.locator("svg");
    await expect(whisker).toBeVisible();
    const box = await whisker.boundingBox();
    expect(box?.width).toBeGreaterThan(0.8 * width);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    // A tap on the interval marks the row: links are beyond the 10 px in which a browser looks for one.
    const line = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    for (const link of await row.getByRole("link").all()) {
      const { y = line, height = 0 } = (await link.boundingBox()) ?? {};
      const apart = Math.max(y - line, line - (y + height));
      expect(apart, (await link.textContent()) ?? "").toBeGreaterThan(10);
    }
    // Below the fold is fine, beyond the edge is not. In the middle no part of a pixel is at the fold.
    const name = row.getByRole("link", { name: answer.model, exact: true });
    await name.evaluate((link) => link.scrollIntoView({ block: "center" }));
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(row.getByText(interval(answer.interval))).toBeVisible();
    await expect(row.getByText(`${answer.passed}/${answer.tasks} ·`)).toBeVisible();
  }
});

test("a tap beside the name marks a row", async ({ page }) => {
  await page.goto(`/boards/${inventedSuite}`);
  for (const { slug } of inventedModels.toReversed()) {
    await rowOf(rankedTable(page), slug).locator("svg").tap();
    await expect(page.getByText(`Marked: ${slug}`)).toBeVisible();
  }
});
