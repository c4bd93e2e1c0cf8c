import { inventedModels } from "./fixtures/invented-models";
import { bandOf, interval, percent, pointOf, rankedTable, rowOf } from "./support/board-page";
import { inventedSuite } from "./support/imported";
import { expect, test } from "./support/test";

const ink = "rgb(17, 21, 27)";
const accent = "rgb(47, 70, 200)";
const ranked = inventedModels.map((model) => model.slug);

test.use({ colorScheme: "light" });

test.beforeEach(async ({ page }) => {
  await page.goto(`/boards/${inventedSuite}`);
});

test("the board ranks the imported models, each rate with its count and interval", async ({
  page,
  imported,
}) => {
  const table = rankedTable(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The leader can’t be told apart from either of the 2 others.",
  );
  await expect(table.getByRole("rowheader")).toHaveText(ranked);
  for (const answer of [imported.good, imported.fair, imported.hostile]) {
    const row = rowOf(table, answer.model);
    await expect(row).toContainText(percent(answer.passRate));
    await expect(row).toContainText(`${answer.passed}/${answer.tasks}`);
    await expect(row.getByRole("cell", { name: interval(answer.interval) })).toBeVisible();
  }
});

test("sorting by rate turns the rows round and announces the direction", async ({ page }) => {
  const table = rankedTable(page);
  const header = table.getByRole("columnheader", { name: "Pass %" });
  await expect(table.getByRole("columnheader", { name: "Rank", exact: true })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await header.getByRole("button").click();
  await expect(header).toHaveAttribute("aria-sort", "descending");
  await expect(table.getByRole("rowheader")).toHaveText(ranked);
  await header.getByRole("button").press("Enter");
  await expect(header).toHaveAttribute("aria-sort", "ascending");
  await expect(table.getByRole("rowheader")).toHaveText(ranked.toReversed());
  await expect(table.getByRole("columnheader", { name: "Rank", exact: true })).toHaveAttribute(
    "aria-sort",
    "none",
  );
});

test("the leader is marked at first: its band runs through all rows, points it isn't separated from are filled", async ({
  page,
}) => {
  const table = rankedTable(page);
  const [good, fair, hostile] = inventedModels.map((model) => rowOf(table, model.slug));
  for (const row of [good, fair, hostile]) {
    if (row) await expect(bandOf(row)).toBeVisible();
  }
  if (!good || !fair || !hostile) throw new Error("three models were imported");
  await expect(pointOf(good)).toHaveCSS("fill", accent);
  await expect(pointOf(fair)).toHaveCSS("fill", ink);
  // Six tasks separate nothing, though the intervals lie apart.
  await expect(pointOf(hostile)).toHaveCSS("fill", ink);
});

test("keyboard focus marks a row and says in words how it stands", async ({ page, imported }) => {
  const table = rankedTable(page);
  await table.getByRole("button", { name: "Interval" }).focus();
  for (const slug of ranked) {
    await page.keyboard.press("Tab");
    const row = rowOf(table, slug);
    await expect(row.getByRole("link", { name: slug, exact: true })).toBeFocused();
    await expect(pointOf(row)).toHaveCSS("fill", accent);
    if (slug !== ranked.at(-1)) await page.keyboard.press("Tab");
  }
  await expect(
    page.getByText(
      `Marked: ${imported.hostile.model}, ${interval(imported.hostile.interval)}. Can’t be told apart from 2 of 2`,
    ),
  ).toBeVisible();
});

test("the pointer marks a row, and the leader again once it has left the table", async ({
  page,
  imported,
}) => {
  const table = rankedTable(page);
  const fair = rowOf(table, imported.fair.model);
  await fair.hover();
  await expect(pointOf(fair)).toHaveCSS("fill", accent);
  await expect(page.getByText(`Marked: ${imported.fair.model}`)).toBeVisible();
  await expect(page.getByText("Its interval overlaps 2.")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(pointOf(rowOf(table, imported.good.model))).toHaveCSS("fill", accent);
});
