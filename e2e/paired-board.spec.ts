import type { Locator, Page } from "@playwright/test";
import { outcomesSuite } from "./fixtures/invented-outcomes";
import { pointOf, rankedTable, rowOf } from "./support/board-page";
import { expect, test } from "./support/test";

const ink = "rgb(17, 21, 27)";
const paper = "rgb(255, 255, 255)";
const names = ["Sure One", "Second", "Third", "Twin A", "Twin B"] as const;

test.use({ colorScheme: "light" });

test.beforeEach(async ({ page }) => {
  await page.goto(`/boards/${outcomesSuite}`);
});

/** The line under a row, as it is drawn: its style and whether it runs through the whole row. */
function ruleUnder(row: Locator): Promise<{ style: string; runsThrough: boolean }> {
  return row.evaluate((element) => {
    const line = getComputedStyle(element.firstElementChild ?? element, "::after");
    const isDrawn = line.content !== "none";
    return {
      style: isDrawn ? line.borderBottomStyle : "none",
      runsThrough: isDrawn && Math.abs(parseFloat(line.width) - element.clientWidth) < 1,
    };
  });
}

const listRules = async (page: Page) =>
  Promise.all(names.map(async (name) => (await ruleUnder(rowOf(rankedTable(page), name))).style));

test("a lead that the tests separate from all others is the headline", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Sure One leads: it is separated from all 4 others.",
  );
  await expect(page.getByText("exact McNemar, Holm over 10 pairs")).toBeVisible();
});

test("ranks are ranges, and each row says in words how it stands to the next", async ({ page }) => {
  const table = rankedTable(page);
  const shown = [
    ["1", "separated"],
    ["2", "separated"],
    ["3–5", "leans"],
    ["3–5", "within noise"],
    ["3–5", ""],
  ];
  for (const [index, name] of names.entries()) {
    const cells = rowOf(table, name).getByRole("cell");
    const [rank = "", words = ""] = shown[index] ?? [];
    await expect(cells.first()).toHaveText(rank);
    await expect(cells.last()).toContainText(words);
  }
});

test("lines run through the rows that are separated or lean, and leave with the order of ranks", async ({
  page,
}) => {
  expect(await listRules(page)).toEqual(["solid", "solid", "dashed", "none", "none"]);
  const table = rankedTable(page);
  expect(await ruleUnder(rowOf(table, "Third"))).toEqual({ style: "dashed", runsThrough: true });
  await table.getByRole("button", { name: "System" }).click();
  expect(await listRules(page)).toEqual(names.map(() => "none"));
  await expect(page.getByText("lines are drawn in rank order only")).toBeVisible();
  await table.getByRole("button", { name: "Rank" }).click();
  expect(await listRules(page)).toEqual(["solid", "solid", "dashed", "none", "none"]);
});

test("marking a row fills what it can't be told apart from and says all of it in words", async ({
  page,
}) => {
  const table = rankedTable(page);
  await rowOf(table, "Third").getByRole("link", { name: "Third", exact: true }).focus();
  await expect(pointOf(rowOf(table, "Second"))).toHaveCSS("fill", paper);
  await expect(pointOf(rowOf(table, "Twin A"))).toHaveCSS("fill", ink);
  const words = page.getByText("Marked: Third");
  await expect(words).toContainText("Can’t be told apart from 2 of 4");
  await expect(words).toContainText("leans from 2 of them");
  await expect(words).toContainText(
    "leans, not after correction, p = 0.031, p = 0.094 after correction",
  );
});

test("a phone shows the same words and lines, and the axis", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await listRules(page)).toEqual(["solid", "solid", "dashed", "none", "none"]);
  await expect(rowOf(rankedTable(page), "Third").getByText("leans")).toBeVisible();
  await expect(rankedTable(page).locator("thead svg")).toBeVisible();
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(
    360,
  );
});

test("the word against the next row leads to the comparison of the two", async ({ page }) => {
  await rowOf(rankedTable(page), "Third")
    .getByRole("link", { name: /^leans/ })
    .click();
  await expect(page).toHaveURL(/\/compare\?.*a=third&b=twin-a/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("any two rows can be chosen for comparison", async ({ page }) => {
    await page.getByRole("combobox", { name: "First to compare" }).selectOption("Twin B");
    await page.getByRole("combobox", { name: "Second to compare" }).selectOption("Second");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL(/\/compare\?.*a=twin-b&b=second/);
  });
});
