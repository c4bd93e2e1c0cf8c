import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { traceResponseSchema } from "../../lib/contracts/trace";
import { pageOf } from "./seeded-site";

const models = 40;
const rankedTable = (page: Page): Locator =>
  page.getByRole("table", { name: /ranked by pass rate/ });
/** Nothing is computed any more. */
const expectDone = (page: Page) =>
  // 780 pairs on a machine that does much besides; how fast they are is for bench:slices to say.
  expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 90_000 });

test("browse: the board leads to a model, a run, its traces and a task", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const names = rankedTable(page).getByRole("rowheader").getByRole("link");
  await names.first().click();
  await expect(page).toHaveURL(/\/(?:runs|models)\//);
  await page.goto(pageOf("run"));
  await page
    .getByRole("link", { name: /^base|\/python\// })
    .first()
    .click();
  await expect(page).toHaveURL(/\/traces\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(?:Passed|Failed) /);
});

test("filter: a search, open weights and columns stand in the address and go back", async ({
  page,
}) => {
  await page.goto(pageOf("board"));
  const rows = rankedTable(page).getByRole("rowheader");
  const all = await rows.count();
  expect(all).toBeGreaterThanOrEqual(models - 2);
  await page.getByRole("searchbox", { name: "Search" }).fill("yew");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/q=yew/);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(rows).toHaveCount(all);
  await page.getByLabel("Weights").selectOption("open");
  await expect(page.getByText(/^\d+ of \d+ models shown/)).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(all);
  await page.getByRole("checkbox").first().check();
  await expect(page).toHaveURL(/columns=/);
});

test("slice: a category is ranked in the browser, with paired verdicts", async ({ page }) => {
  await page.goto(pageOf("board"));
  const choices = page.getByRole("navigation", { name: "Category" });
  await choices.getByRole("link", { name: /^bug.fixing/ }).click();
  await expect(page).toHaveURL(/category=bug-fixing/);
  await expect(page.getByText(/Only bug.fixing|Only category/).first()).toBeVisible();
  await expectDone(page);
});

test("re-weight: a slider moves, the answer names who isn't ruled out, and the address keeps it", async ({
  page,
}) => {
  await page.goto(pageOf("mix"));
  const slider = page.getByRole("slider").first();
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?/);
  await expectDone(page);
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText(/ruled out for your mix/);
  const said = await headline.textContent();
  await page.reload();
  await expectDone(page);
  await expect(headline).toHaveText(said ?? "");
});

test("compare: two models, and four of them at once", async ({ page }) => {
  for (const kind of ["compare", "compare-four"]) {
    await page.goto(pageOf(kind));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/separated|leans|within noise/i).first()).toBeVisible();
  }
});

test("refuse: who isn't on the board is no side of a comparison, on the page and for programs", async ({
  page,
  request,
}) => {
  const address = pageOf("compare").replace(/&b=.*/, "&b=nobody");
  expect((await request.get(`/api/v1${address}`)).status()).toBe(404);
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("matrix: tasks are put in order, dead ones are chosen, and a task is opened", async ({
  page,
}) => {
  await page.goto(pageOf("matrix"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/task/);
  const order = page.getByRole("navigation", { name: "Order" });
  await order.getByRole("link").last().click();
  await expect(page).toHaveURL(/\?/);
  const show = page.getByRole("navigation", { name: "Show" });
  await show.getByRole("link").last().click();
  await expect(page.getByText(/tasks? shown/)).toBeVisible();
});

test("trace: prompt, answer, limits and cases are shown, hidden ones without values", async ({
  page,
}) => {
  await page.goto(pageOf("trace"));
  await expect(page.getByRole("region", { name: "Prompt of the task" })).toBeVisible();
  const cases = page.getByRole("table", { name: /cases passed/ });
  await expect(cases.getByRole("row", { name: "hidden" }).first()).not.toContainText("canary");
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page).not.toHaveURL(pageOf("trace"));
});

test("download: the traces of a run have the announced hash and can be read in parts", async ({
  request,
}) => {
  const address = `/api/v1${pageOf("run")}/traces.jsonl.gz`;
  const whole = await request.get(address);
  const bytes = await whole.body();
  const digest = createHash("sha256").update(bytes).digest("hex");
  expect(whole.headers()["x-errorbar-sha256"]).toBe(digest);
  const lines = gunzipSync(bytes).toString("utf8").trimEnd().split("\n");
  for (const line of lines.slice(0, 50)) {
    traceResponseSchema.shape.trace.parse(JSON.parse(line));
  }
  const part = await request.get(address, { headers: { range: "bytes=10-19" } });
  expect(part.status()).toBe(206);
  expect((await part.body()).equals(bytes.subarray(10, 20))).toBe(true);
});

test("keyboard: a model is reached, marked and opened without a pointer", async ({ page }) => {
  await page.goto(pageOf("board"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip|content/i }).first()).toBeFocused();
  const name = rankedTable(page).getByRole("rowheader").getByRole("link").nth(2);
  await name.focus();
  await expect(page.getByText(/^Marked: /)).toContainText((await name.textContent()) ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/(?:runs|models)\//);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the board, the mix, the matrix and a model are whole", async ({ page }) => {
    await page.goto(pageOf("board"));
    const rows = await rankedTable(page).getByRole("rowheader").count();
    expect(rows).toBeGreaterThanOrEqual(models - 2);
    for (const kind of ["mix", "matrix", "model", "compare", "task", "trace"]) {
      await page.goto(pageOf(kind));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.getByRole("table").count(), kind).toBeGreaterThan(0);
    }
  });
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a tap marks a row, and its band lies beside the names", async ({ page }) => {
    await page.goto(pageOf("board"));
    const row = rankedTable(page).getByRole("row").nth(3);
    await row.locator("svg").first().tap();
    await expect(page.getByText(/^Marked: /)).toBeVisible();
  });
});
