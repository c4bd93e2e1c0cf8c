import { expect, type Locator, type Page, test } from "@playwright/test";
import { interval, percent, rankedTable, rowOf } from "../support/board-page";
import { rankedNames, readBoard } from "./seeded-board";
import { pageOf } from "./seeded-site";

const headline = (page: Page) => page.getByRole("heading", { level: 1 });

/** Presses Tab until something has the focus, as a reader without a pointer does. */
async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} times Tab don't reach ${target}`);
}

test.describe("keyboard only", () => {
  test("the board: past the header, a search, a column, an order, a marked row, and its run", async ({
    page,
    request,
  }) => {
    const { rows } = await readBoard(request);
    const [, second] = rows;
    if (second === undefined) throw new Error("nobody is second");
    await page.goto(pageOf("board"));
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /skip|content/i })).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
    await page.keyboard.type(second.model.name);
    await expect(rankedNames(page)).toHaveText([second.model.name]);
    for (const _ of second.model.name) await page.keyboard.press("Backspace");
    await expect(rankedNames(page)).toHaveCount(rows.length);
    await tabTo(page, page.getByRole("checkbox", { name: "Released" }));
    await page.keyboard.press("Space");
    await expect(rankedTable(page).getByRole("columnheader", { name: "Released" })).toBeVisible();
    await tabTo(page, rankedNames(page).nth(1));
    await expect(page.getByText(/^Marked: /)).toContainText(second.model.name);
    await page.keyboard.press("Enter");
    await expect(headline(page)).toContainText(`${second.model.name} passed ${second.passed} of`);
  });

  test("two are chosen from the board and compared, and a trace of theirs is read", async ({
    page,
    request,
  }) => {
    const { rows } = await readBoard(request);
    await page.goto(pageOf("board"));
    await tabTo(page, page.getByRole("combobox", { name: "First" }), 300);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/compare\?/);
    await expect(headline(page)).toContainText(rows[1]?.model.name ?? "");
    await expect(headline(page)).toContainText(rows[2]?.model.name ?? "");
    await tabTo(page, page.getByRole("main").locator('a[href^="/compare/traces"]').first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/compare\/traces\?/);
    await expect(page.getByRole("region", { name: "Trace of B" })).toBeVisible();
  });

  test("a mix is weighed by arrow keys, and the matrix is gone over by them", async ({ page }) => {
    await page.goto(pageOf("mix"));
    const slider = page.getByRole("slider").first();
    await tabTo(page, slider);
    const weight = Number(await slider.inputValue());
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue(String(weight + 1));
    await page.goto(pageOf("matrix"));
    await tabTo(page, page.getByRole("button", { name: /^Outcomes of / }).first());
    await page.keyboard.press("End");
    await expect(
      page.getByRole("status").filter({ hasText: /column (\d+) of \1\)/ }),
    ).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/traces\/\d+$/);
    await tabTo(page, page.getByRole("link", { name: /^(?:Next|Previous)/ }).first());
    await page.keyboard.press("Enter");
    await expect(headline(page)).toHaveText(/^(?:Passed|Failed) /);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the board is complete: every model with its ranks, rate, count and interval", async ({
    page,
    request,
  }) => {
    const { rows, unranked } = await readBoard(request);
    await page.goto(pageOf("board"));
    await expect(rankedNames(page)).toHaveText(rows.map(({ model }) => model.name));
    for (const { model, rankRange, passRate, passed, tasks, interval: own } of rows) {
      const row = rowOf(rankedTable(page), model.name);
      const [best, worst] = rankRange;
      await expect(row).toContainText(best === worst ? `${best}` : `${best}–${worst}`);
      for (const text of [percent(passRate), `${passed}/${tasks}`, interval(own)]) {
        await expect(row).toContainText(text);
      }
    }
    for (const { model } of unranked) {
      await expect(page.getByRole("rowheader").getByText(model.name)).toBeVisible();
    }
  });

  test("a slice is chosen, two are compared, and tasks are put in order", async ({
    page,
    request,
  }) => {
    const { rows } = await readBoard(request, "&category=bug-fixing");
    await page.goto(pageOf("board"));
    await page
      .getByRole("navigation", { name: "Category" })
      .getByRole("link", { name: /^bug.fixing/ })
      .click();
    await expect(rankedNames(page)).toHaveText(rows.map(({ model }) => model.name));
    await page.goto(pageOf("board"));
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(headline(page)).toHaveText(/separated|leans|within noise/i);
    await page.goto(pageOf("matrix"));
    const tasks = page.getByRole("table", { name: /^Tasks, / }).getByRole("rowheader");
    const names = await tasks.allTextContents();
    await page
      .getByRole("navigation", { name: "Order" })
      .getByRole("link", { name: /name/i })
      .click();
    await expect(tasks).toHaveCount(names.length);
    expect(await tasks.allTextContents()).not.toEqual(names);
  });

  for (const kind of ["mix", "model", "compare", "compare-four", "task", "trace", "run", "cycle"]) {
    test(`the page ${kind} has its finding and its tables`, async ({ page }) => {
      await page.goto(pageOf(kind));
      await expect(headline(page)).not.toBeEmpty();
      expect(await page.getByRole("table").getByRole("row").count()).toBeGreaterThan(1);
    });
  }
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a tap marks a row: its band runs on through the others, and nothing scrolls sideways", async ({
    page,
    request,
  }) => {
    const { rows } = await readBoard(request);
    const third = rows[2];
    if (third === undefined) throw new Error("nobody is third");
    await page.goto(pageOf("board"));
    const row = rowOf(rankedTable(page), third.model.name);
    await row.locator("svg").first().tap();
    await expect(page.getByText(/^Marked: /)).toContainText(third.model.name);
    await expect(page.getByText(/^Marked: /)).toContainText(interval(third.interval));
    const band = rowOf(rankedTable(page), rows[3]?.model.name ?? "")
      .locator("rect")
      .first();
    const { x = 0, width = 0 } = (await band.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(5);
    expect(x + width).toBeLessThanOrEqual(360);
    const widest = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(widest).toBeLessThanOrEqual(360);
  });

  test("a tap on the matrix names the cell that it marks, and names of tasks are whole", async ({
    page,
  }) => {
    await page.goto(pageOf("matrix"));
    const strip = page.getByRole("button", { name: /^Outcomes of / }).first();
    const { width = 0, height = 0 } = (await strip.locator("svg").boundingBox()) ?? {};
    await strip.tap({ position: { x: width / 2, y: height / 2 } });
    await expect(page).toHaveURL(/mark=/);
    const table = page.getByRole("table", { name: /^Tasks, / });
    // The marked model's own column comes a moment after the address.
    const head = table.getByRole("columnheader").last();
    await expect(head).not.toContainText("Outcomes");
    const words = await table.getByRole("row").nth(1).getByRole("cell").last().textContent();
    const marked = await head.textContent();
    const said = page.getByRole("status").filter({ hasText: /column \d+ of/ });
    await expect(said).toContainText(`: ${words}, ${marked} (`);
    await expect(said).not.toContainText("column 1 of");
    const cut = await table
      .getByRole("rowheader")
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
    const low = await table
      .locator(":is(a, button):visible")
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 24).length);
    expect(low).toBe(0);
    const widest = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect(widest).toBeLessThanOrEqual(360);
  });
});
