import type { APIRequestContext, Page } from "@playwright/test";
import { comparisonSchema, notComparableSchema } from "../lib/contracts/comparison";
import { inventedTitle, openComparison } from "./support/compare-page";
import { findViolations } from "./support/find-violations";
import { importCompared, suites } from "./support/import-compared";
import { inventedSuite } from "./support/imported";
import { expect, test } from "./support/test";

const phone = { width: 360, height: 740 };

test("from the board to a pair, its telling task, and both traces side by side", async ({
  page,
  imported,
}) => {
  await page.goto(`/boards/${inventedSuite}`);
  await page.getByRole("combobox", { name: "First" }).selectOption(imported.good.model);
  await page.getByRole("combobox", { name: "Second" }).selectOption(imported.fair.model);
  await page.getByRole("button", { name: "Compare" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  // 6 against 3 of 6: three tasks one way, none the other, p = 2 · 2⁻³.
  await expect(heading).toContainText("leads");
  await expect(heading).toContainText("by 50.0 points, within noise.");
  await expect(page.getByText("Of the 3 tasks that only one of them solved")).toContainText(
    /3 went to A and 0 to B \(exact McNemar, p = 0\.25; p = [\d.]+ after correction for 3 pairs\)/,
  );
  await expect(page.getByRole("img", { name: "Tasks solved: both 3, only A 3" })).toBeVisible();
  await page.getByRole("link", { name: "Invented/3" }).click();
  await expect(heading).toHaveText("Invented/3: A passed, B failed: raised an error.");
  const [own, other] = [
    page.getByRole("region", { name: "Trace of A" }),
    page.getByRole("region", { name: "Trace of B" }),
  ];
  await expect(own.getByRole("region", { name: "Code that was run" })).toContainText("items.count");
  await expect(other.getByRole("region", { name: "Code that was run" })).toContainText(".tally()");
  const [left, right] = [await own.boundingBox(), await other.boundingBox()];
  expect(right?.x ?? 0).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  expect(right?.y).toBe(left?.y);
});

test("traces of different tasks, or none, are no page", async ({ page, request, imported }) => {
  const { onlyA } = await readComparison(request, imported.good.model, imported.fair.model);
  const [first, second] = onlyA;
  for (const [query, status] of [
    [`a=${first?.traceA}&b=${second?.traceB}`, 404],
    ["a=1", 400],
    ["a=x&b=y", 400],
    ["", 400],
  ] as const) {
    const response = await page.goto(`/compare/traces?${query}`);
    expect(response?.status(), query).toBe(status);
  }
});

test("A and B turned round say the same, with the other sign", async ({ request, imported }) => {
  const forth = await readComparison(request, imported.good.model, imported.hostile.model);
  const back = await readComparison(request, imported.hostile.model, imported.good.model);
  expect(back.paired?.difference).toBe(-(forth.paired?.difference ?? 1));
  expect(back.paired?.test.p).toBe(forth.paired?.test.p);
  expect(back.paired?.leader).toBe(forth.paired?.leader);
  expect(back.onlyB.map(({ taskId }) => taskId)).toEqual(forth.onlyA.map(({ taskId }) => taskId));
});

test("one model twice is asked again, and what can't be is a missing page", async ({
  page,
  request,
  imported,
}) => {
  await openComparison(page, imported.good.model, imported.good.model);
  await expect(page.getByText("A and B are the same here.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "A" })).toHaveValue(imported.good.model);
  for (const [query, status] of [
    ["suite=none", 404],
    [`suite=${inventedSuite}&a=nobody&b=nothing`, 404],
    ["suite=%22%3E", 400],
  ] as const) {
    expect((await page.goto(`/compare?${query}`))?.status(), query).toBe(status);
  }
  const api = (query: string) => request.get(`/api/v1/compare?${query}`);
  const missing = await api(`suite=${inventedSuite}&a=x`);
  expect(missing.status()).toBe(400);
  expect(await missing.text()).toContain('the parameter \\"b\\" is missing');
  const twice = await api(`suite=${inventedSuite}&a=x&b=x`);
  expect(twice.status()).toBe(400);
  expect(await twice.text()).toContain("give two different ones");
  expect((await api(`suite=${inventedSuite}&a=x&b=y`)).status()).toBe(404);
});

test.describe("what was not measured alike", () => {
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    test.setTimeout(400_000);
    await importCompared();
  });

  const refusals = [
    ["plain-asker", "chat-asker", "generation.promptTemplate", "Prompt template (answers)"],
    ["plain-asker", "long-asker", "execution.limits.cpuMsPerTest", "CPU time per test (execution)"],
  ] as const;
  for (const [a, b, field, words] of refusals) {
    test(`${field} refuses on the page and in the API`, async ({ page, request }) => {
      await openComparison(page, a, b, suites.graded);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "These two may not be compared.",
      );
      await expect(
        page.getByRole("table", { name: "What forbids it" }).getByRole("rowheader"),
      ).toHaveText([words]);
      await expect(page.locator("circle")).toHaveCount(0);
      const response = await request.get(`/api/v1/compare?suite=${suites.graded}&a=${a}&b=${b}`);
      expect(response.status()).toBe(409);
      const { error } = notComparableSchema.parse(await response.json());
      expect(error.fields.filter(({ verdict }) => verdict === "refuse")).toHaveLength(1);
      expect(error.fields[0]).toMatchObject({ field, reason: "differs" });
      await expectNarrow(page);
      await expectAccessible(page);
    });
  }

  test("another temperature warns: both intervals, no verdict, the field with both values", async ({
    page,
  }) => {
    await openComparison(page, "plain-asker", "warm-asker", suites.graded);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "were not measured alike, so no verdict is given.",
    );
    await expect(page.locator("circle")).toHaveCount(2);
    await expect(page.getByText("separate")).toHaveCount(0);
    const differing = page.getByRole("table", { name: /^These differ\./ });
    await expect(differing.getByRole("row", { name: "Temperature (answers)" })).toContainText(
      "0.8",
    );
    await expectNarrow(page);
    await expectAccessible(page);
  });

  test("hostile names and task ids stay text, break anywhere and widen nothing", async ({
    page,
    request,
  }) => {
    const board = await (await request.get(`/api/v1/boards/${suites.reported}`)).json();
    const [a, b] = board.rows.map((row: { model: { slug: string } }) => row.model.slug);
    await openComparison(page, a, b, suites.reported);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("leads");
    await expect(page.getByText("measured elsewhere: there are no traces")).toBeVisible();
    await page.getByText(/^The same \d+ tasks as a table$/).click();
    await expect(page.getByRole("table", { name: "Every task, and who solved it" })).toContainText(
      "<script>",
    );
    await expectNarrow(page);
    await expectAccessible(page);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("two are chosen and compared, to the last task", async ({ page, imported }) => {
    await page.goto("/");
    const header = page.getByRole("navigation", { name: "Main" });
    await header.getByRole("link", { name: "Compare" }).click();
    await page.getByRole("link", { name: inventedTitle, exact: true }).click();
    await page.getByRole("combobox", { name: "A" }).selectOption(imported.good.model);
    await page.getByRole("combobox", { name: "B" }).selectOption(imported.hostile.model);
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("points");
    await page.getByText("The same 6 tasks as a table").click();
    await expect(
      page.getByRole("table", { name: "Every task, and who solved it" }).getByRole("rowheader"),
    ).toHaveCount(6);
    await expect(page.getByRole("link", { name: "Manifest of A" })).toBeVisible();
  });
});

test("a comparison and two traces fit a phone and pass axe in both themes", async ({
  page,
  request,
  imported,
}) => {
  await openComparison(page, imported.good.model, imported.hostile.model);
  await expectNarrow(page);
  await expectAccessible(page);
  const { onlyA } = await readComparison(request, imported.good.model, imported.hostile.model);
  for (const { traceA, traceB } of onlyA) {
    await page.goto(`/compare/traces?a=${traceA}&b=${traceB}`);
    await expectNarrow(page);
  }
  await expectAccessible(page);
});

async function readComparison(request: APIRequestContext, a: string, b: string) {
  const response = await request.get(`/api/v1/compare?suite=${inventedSuite}&a=${a}&b=${b}`);
  return comparisonSchema.parse(await response.json());
}

async function expectNarrow(page: Page): Promise<void> {
  const before = page.viewportSize() ?? phone;
  await page.setViewportSize(phone);
  const widest = await page.evaluate(() => document.scrollingElement?.scrollWidth);
  expect(widest).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize(before);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), colorScheme).toEqual([]);
  }
}
