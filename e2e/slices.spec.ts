import type { Page } from "@playwright/test";
import { boardSchema } from "../lib/contracts/board";
import { interval, percent, rankedTable, rowOf } from "./support/board-page";
import { expect, test } from "./support/test";

/** The project's own suite, which the baselines alone are ranked on: its tasks are of several tiers. */
const address = "/boards/weekly";

async function readSlice(page: Page, tier: number) {
  const response = await page.request.get(`/api/v1/boards/weekly?tier=${tier}`);
  return boardSchema.parse(await response.json());
}

async function expectSlice(page: Page, tier: number): Promise<void> {
  const board = await readSlice(page, tier);
  const table = rankedTable(page);
  await expect(table.getByRole("rowheader")).toHaveCount(board.rows.length);
  for (const row of board.rows) {
    const shown = rowOf(table, row.model.name);
    await expect(shown).toContainText(`${row.passed}/${row.tasks}`);
    await expect(shown).toContainText(percent(row.passRate));
    await expect(shown).toContainText(interval(row.interval));
  }
  const words = page.getByText(new RegExp(`Only tier ${tier}: ${board.rows[0]?.tasks} of`));
  await expect(words).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

async function listTiers(page: Page): Promise<number[]> {
  await page.goto(address);
  const links = page.getByRole("navigation", { name: "Tier" }).getByRole("link");
  const texts = await links.allTextContents();
  return texts.flatMap((text) => (/^[123] /.test(text) ? [Number(text[0])] : []));
}

test("a tier is ranked in the browser, with the server's figures, and the address keeps it", async ({
  page,
}) => {
  const tiers = await listTiers(page);
  expect(tiers.length).toBeGreaterThan(1);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (/\/boards\/weekly\?/.test(request.url()) && !request.url().includes("/api/")) {
      documents.push(request.url());
    }
  });
  const choices = page.getByRole("navigation", { name: "Tier" });
  for (const tier of tiers) {
    const link = choices.getByRole("link", { name: new RegExp(`^${tier} `) });
    await link.click();
    await expect(page).toHaveURL(`${address}?tier=${tier}`);
    await expectSlice(page, tier);
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(link).toBeFocused();
  }
  await page.goBack();
  await expectSlice(page, tiers.at(-2) ?? 0);
  await choices.getByRole("link", { name: /^All/ }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(/Only tier/)).toHaveCount(0);
  expect(documents, "pages asked of the server").toEqual([]);
});

test("a slice's address opens on that slice, and another is chosen from there", async ({
  page,
}) => {
  const [first = 0, second = 0] = await listTiers(page);
  await page.goto(`${address}?tier=${first}`);
  await expectSlice(page, first);
  const choices = page.getByRole("navigation", { name: "Tier" });
  await choices.getByRole("link", { name: new RegExp(`^${second} `) }).click();
  await expectSlice(page, second);
});

test("our own tasks are ranked by category and by language, each slice with its count", async ({
  page,
}) => {
  for (const [name, field, groups] of [
    [
      "Category",
      "category",
      [
        ...["function-completion", "algorithm-implementation", "bug-fixing", "code-translation"],
        ...["documentation-generation", "unit-test-writing", "refactoring"],
      ],
    ],
    ["Language", "language", ["python", "javascript", "java"]],
  ] as const) {
    for (const group of groups) {
      await page.goto(`${address}?${field}=${group}`);
      const response = await page.request.get(`/api/v1${address}?${field}=${group}`);
      const { rows } = boardSchema.parse(await response.json());
      const reference = rows.find(({ model }) => model.slug === "baseline-reference");
      expect(reference?.tasks, group).toBeGreaterThan(0);
      expect(reference?.passed, group).toBe(reference?.tasks);
      const link = page.getByRole("navigation", { name }).locator("[aria-current=true]");
      await expect(link).toContainText(String(reference?.tasks));
      const shown = rowOf(rankedTable(page), "Synthetic baseline: reference answers");
      await expect(shown).toContainText(`${reference?.passed}/${reference?.tasks}`);
    }
  }
});

test("the server answers a slice where the browser can't", async ({ page }) => {
  const [first = 0] = await listTiers(page);
  await page.route("**/outcomes", (route) => route.fulfill({ status: 503, body: "" }));
  const choices = page.getByRole("navigation", { name: "Tier" });
  await choices.getByRole("link", { name: new RegExp(`^${first} `) }).click();
  await expectSlice(page, first);
});

test("a slice without tasks is a missing page, one of no such name is refused", async ({
  page,
}) => {
  for (const [query, status] of [
    ["tier=4", 400],
    ["category=none", 400],
    ["language=typescript", 404],
  ] as const) {
    const response = await page.goto(`${address}?${query}`);
    expect(response?.status(), query).toBe(status);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the links of a slice lead to the same figures", async ({ page }) => {
    const [first = 0] = await listTiers(page);
    await page
      .getByRole("navigation", { name: "Tier" })
      .getByRole("link", { name: new RegExp(`^${first} `) })
      .click();
    await expect(page).toHaveURL(`${address}?tier=${first}`);
    await expectSlice(page, first);
  });
});
