import { interval, percent, rankedTable, rowOf } from "./support/board-page";
import { inventedSuite } from "./support/imported";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test("the board is complete: every row with rank, rate, count and interval as text", async ({
  page,
  imported,
}) => {
  await page.goto(`/boards/${inventedSuite}`);
  const table = rankedTable(page);
  await expect(table.getByRole("rowheader")).toHaveCount(3);
  // Six tasks leave every rank open after correction over three pairs.
  const ranks = { good: "1–3", fair: "1–3", hostile: "1–3" };
  for (const key of ["good", "fair", "hostile"] as const) {
    const answer = imported[key];
    const row = rowOf(table, answer.model);
    await expect(row.getByRole("cell").first()).toHaveText(ranks[key]);
    await expect(row).toContainText(percent(answer.passRate));
    await expect(row).toContainText(`${answer.passed}/${answer.tasks}`);
    await expect(row).toContainText(interval(answer.interval));
    await expect(row.locator("svg")).toBeVisible();
  }
});

test("links lead from the board to a run, on to a filtered list, a trace and back", async ({
  page,
  imported,
}) => {
  await page.goto(`/boards/${inventedSuite}`);
  await rankedTable(page)
    .getByRole("rowheader")
    .getByRole("link", { name: imported.hostile.model })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${imported.hostile.model} passed 1 of 6 tasks.`,
  );
  await page.getByRole("link", { name: "syntax 1" }).click();
  await page
    .getByRole("table", { name: "1 of 1 candidates" })
    .getByRole("link", { name: "Invented/1" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Failed Invented/1: the code does not parse.",
  );
  await expect(page.getByRole("region", { name: "Code that was run" })).toContainText(
    "return [number for number in",
  );
  await page.getByRole("link", { name: "The whole run" }).click();
  await page.getByRole("link", { name: "Board Invented" }).click();
  await expect(page).toHaveURL(new RegExp(`/boards/${inventedSuite}/[^/?]+$`));
});

test("candidates are sorted by address", async ({ page, imported }) => {
  await page.goto(`/runs/${imported.fair.runId}`);
  const candidates = page.getByRole("table", { name: /linked to its trace/ });
  await candidates.getByRole("link", { name: "Task", exact: true }).click();
  await expect(candidates.getByRole("columnheader", { name: "Task" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(candidates.getByRole("rowheader").first()).toContainText("Invented/5");
});
