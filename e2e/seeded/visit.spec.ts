import { expect, type Page, test } from "@playwright/test";
import { comparisonSchema, notComparableSchema } from "../../lib/contracts/comparison";
import { interval, percent, rankedTable, rowOf } from "../support/board-page";
import { expectDone, rankedNames, readBoard } from "./seeded-board";
import { pageOf } from "./seeded-site";

const headline = (page: Page) => page.getByRole("heading", { level: 1 });

test("browse: the board leads to a run, its traces, a task and back", async ({ page, request }) => {
  const { rows } = await readBoard(request);
  const [first] = rows;
  if (first === undefined) throw new Error("nobody is ranked");
  await page.goto("/");
  await expect(headline(page)).toContainText(/the leader|leads/i);
  await expect(rankedNames(page)).toHaveText(rows.map(({ model }) => model.name));
  await rankedNames(page).first().click();
  await expect(headline(page)).toHaveText(
    `${first.model.name} passed ${first.passed} of ${first.tasks} tasks.`,
  );
  const candidates = page.getByRole("table", { name: /linked to its trace/ });
  const task = candidates.getByRole("rowheader").getByRole("link").first();
  const taskId = (await task.textContent()) ?? "";
  await task.click();
  await expect(page).toHaveURL(/\/traces\/\d+$/);
  await expect(headline(page)).toHaveText(new RegExp(`^(?:Passed|Failed) ${taskId}`));
  await page.getByRole("link", { name: "The task", exact: true }).click();
  await expect(page).toHaveURL(/\/tasks\//);
  await expect(page.getByRole("link", { name: first.model.name }).first()).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Board" }).click();
  await expect(rankedNames(page)).toHaveCount(rows.length);
});

test("filter: a search, open weights, columns and an order stand in the address and go back", async ({
  page,
  request,
}) => {
  const { rows } = await readBoard(request);
  const names = rows.map(({ model }) => model.name);
  const last = names.at(-1) ?? "";
  const open = rows.filter(({ openWeights }) => openWeights === true);
  await page.goto(pageOf("board"));
  await expect(rankedNames(page)).toHaveText(names);
  await page.getByRole("searchbox", { name: "Search" }).fill(last);
  await expect(rankedNames(page)).toHaveText([last]);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(rankedNames(page)).toHaveText(names);
  await page.getByLabel("Weights").selectOption("open");
  await expect(page.getByText(/^\d+ of \d+ models shown/)).toHaveText(
    new RegExp(`^${open.length} of ${rows.length} models shown`),
  );
  await expect(rankedNames(page)).toHaveText(open.map(({ model }) => model.name));
  await page.goBack();
  await expect(rankedNames(page)).toHaveText(names);
  await page.getByRole("checkbox", { name: "Tokens" }).check();
  await expect(page).toHaveURL(/columns=tokens/);
  await expect(rankedTable(page).getByRole("columnheader", { name: "Tokens" })).toBeVisible();
  const byRate = rankedTable(page).getByRole("columnheader", { name: "Pass %" });
  await byRate.getByRole("button").click();
  await byRate.getByRole("button").click();
  // Of equal rates either may come first.
  const rateOf = new Map(rows.map(({ model, passRate }) => [model.name, passRate]));
  const listRates = async () =>
    (await rankedNames(page).allTextContents()).map((name) => rateOf.get(name));
  const ascending = rows.map(({ passRate }) => passRate).sort((one, other) => one - other);
  await expect.poll(listRates).toEqual(ascending);
  // The link that is sent on shows the same.
  await page.reload();
  await expect.poll(listRates).toEqual(ascending);
});

test("slice: a category is ranked in the browser as the server ranks it", async ({
  page,
  request,
}) => {
  const { rows } = await readBoard(request, "&category=bug-fixing");
  await page.goto(pageOf("board"));
  const choices = page.getByRole("navigation", { name: "Category" });
  await choices.getByRole("link", { name: /^bug.fixing/ }).click();
  await expect(page).toHaveURL(/category=bug-fixing/);
  await expectDone(page);
  await expect(rankedNames(page)).toHaveText(rows.map(({ model }) => model.name));
  for (const { model, passRate, passed, tasks, interval: own } of rows) {
    const row = rowOf(rankedTable(page), model.name);
    await expect(row).toContainText(percent(passRate));
    await expect(row).toContainText(`${passed}/${tasks}`);
    await expect(row).toContainText(interval(own));
  }
});

test("re-weight: a mix of one category is its slice, and what a slider answers is kept in the address", async ({
  page,
  request,
}) => {
  const { rows } = await readBoard(request, "&category=bug-fixing");
  await page.goto(`${pageOf("mix")}?category=bug-fixing`);
  await expectDone(page);
  const weighed = page.getByRole("table", { name: /ranked by a weighted rate/ });
  for (const { model, passRate } of rows) {
    await expect(rowOf(weighed, model.name)).toContainText(percent(passRate));
  }
  await page.goto(pageOf("mix"));
  await expectDone(page);
  const slider = page.getByRole("slider", { name: /refactoring/i });
  await expect(slider).toHaveValue("1");
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("3");
  await expect(page).toHaveURL(/refactoring:3/);
  await expectDone(page);
  await expect(headline(page)).toHaveText(/ruled out for your mix/);
  const said = (await headline(page).textContent()) ?? "";
  const rates = await weighed.getByRole("row").allTextContents();
  await page.reload();
  await expectDone(page);
  await expect(headline(page)).toHaveText(said);
  // The page comes unweighed, and is weighed again by its address.
  await expect(weighed.getByRole("row")).toHaveText(rates);
});

test("compare: two models to the last task, and four of them at once", async ({
  page,
  request,
}) => {
  const answer = await request.get(`/api/v1${pageOf("compare")}`);
  const { a, b, onlyA, onlyB } = comparisonSchema.parse(await answer.json());
  await page.goto(pageOf("compare"));
  await expect(headline(page)).toContainText(/separated|leans|within noise/i);
  for (const { passRate, interval: own } of [a, b]) {
    if (passRate === null || own === null) throw new Error("one of the two has no rate");
    await expect(page.getByRole("main")).toContainText(percent(passRate));
    await expect(page.getByRole("main")).toContainText(interval(own));
  }
  const squares = page.getByRole("img", { name: /^Tasks solved: both/ });
  if (onlyA.length > 0) await expect(squares).toHaveAccessibleName(new RegExp(`A ${onlyA.length}`));
  if (onlyB.length > 0) await expect(squares).toHaveAccessibleName(new RegExp(`B ${onlyB.length}`));
  await page.goto(pageOf("compare-four"));
  const { rows } = await readBoard(request);
  for (const { model } of rows.slice(0, 4)) {
    await expect(page.getByRole("main").getByText(model.name).first()).toBeVisible();
  }
  await expect(page.getByText(/separated|leans|within noise/i).first()).toBeVisible();
});

test("refuse: another protocol is no side of a comparison, and every field says why", async ({
  page,
  request,
}) => {
  const answer = await request.get(`/api/v1${pageOf("refusal")}`);
  expect(answer.status()).toBe(409);
  const { error } = notComparableSchema.parse(await answer.json());
  const refusing = error.fields.filter(({ verdict }) => verdict === "refuse");
  expect(refusing.map(({ field }) => field)).toEqual([
    "generation.harness",
    "generation.maxTurns",
    "generation.repairLoop",
    "generation.tools",
  ]);
  await page.goto(pageOf("refusal"));
  await expect(headline(page)).toHaveText("These two may not be compared.");
  const why = page.getByRole("table", { name: "What forbids it" });
  await expect(why.getByRole("rowheader")).toHaveCount(refusing.length);
  await expect(why).toContainText("synthetic-agent 2.0.0");
  // No rate stands beside another one.
  await expect(page.locator("circle")).toHaveCount(0);
  await page.goto(pageOf("refusal-of-three"));
  await expect(headline(page)).toHaveText(/may not all be compared/);
  await expect(page.locator("circle")).toHaveCount(0);
  await page.goto(pageOf("board"));
  const apart = page.getByRole("table", { name: /^Another protocol: harness/ });
  await expect(apart.getByRole("rowheader")).toHaveCount(1);
});

test("refuse: who isn't on the board is a missing page, and a missing answer for programs", async ({
  page,
  request,
}) => {
  const address = pageOf("compare").replace(/&b=.*/, "&b=nobody");
  expect((await request.get(`/api/v1${address}`)).status()).toBe(404);
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(headline(page)).toHaveText("There is no such page or record.");
});
