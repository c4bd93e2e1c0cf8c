import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { z } from "zod";
import { outcomeRowSchema } from "../../lib/contracts/outcomes";
import { traceResponseSchema } from "../../lib/contracts/trace";
import { pageOf } from "./seeded-site";

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** How many ranked models solved each task, by its name: counted from the cells that the API gives. */
async function countSolved(request: APIRequestContext): Promise<Map<string, number>> {
  const cells = await request.get(`/api/v1${pageOf("board")}/outcomes?format=csv`);
  const [head = "", ...lines] = (await cells.text()).trimEnd().split(/\r?\n/);
  const names = head.split(",");
  const rowSchema = z.record(z.enum(outcomeRowSchema.keyof().options), z.string());
  const solved = new Map<string, number>();
  for (const line of lines) {
    // No cell of a seeded board holds a comma.
    const texts = line.split(",");
    const row = rowSchema.parse(Object.fromEntries(names.map((name, at) => [name, texts[at]])));
    if (row.ranked !== "true") continue;
    solved.set(row.taskId, (solved.get(row.taskId) ?? 0) + Number(row.passed === "true"));
  }
  return solved;
}

test("matrix: tasks are put in order, dead ones are chosen, and a cell opens its trace", async ({
  page,
  request,
}) => {
  const solved = await countSolved(request);
  await page.goto(pageOf("matrix"));
  const rows = page.getByRole("table", { name: /^Tasks, / }).getByRole("rowheader");
  await expect(rows).toHaveCount(solved.size);
  const order = page.getByRole("navigation", { name: "Order" });
  await order.getByRole("link", { name: /easiest/i }).click();
  await expect(page).toHaveURL(/order=easiest/);
  const countFirst = async () =>
    solved.get((await rows.first().getByRole("link").textContent()) ?? "");
  await expect.poll(countFirst).toBe(Math.max(...solved.values()));
  const dead = [...solved].filter(([, count]) => count === 0).map(([task]) => task);
  const show = page.getByRole("navigation", { name: "Show" });
  await show.getByRole("link", { name: /dead|nobody/i }).click();
  await expect(page).toHaveURL(/show=dead/);
  await expect(rows).toHaveCount(dead.length);
  await page.goto(pageOf("matrix"));
  const strip = page.getByRole("button", { name: /^Outcomes of / }).first();
  await strip.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/traces\/\d+$/);
  await expect(headline(page)).toHaveText(/^(?:Passed|Failed) /);
});

test("task: who solved it is counted as in the matrix", async ({ page, request }) => {
  const solved = await countSolved(request);
  const task = pageOf("task").replace("/tasks/", "");
  await page.goto(pageOf("task"));
  await expect(headline(page)).toContainText(task);
  await expect(page.getByRole("main")).toContainText(new RegExp(`\\b${solved.get(task)} of \\d+`));
});

test("trace: prompt, answer, limits and cases are shown, hidden ones without values", async ({
  page,
}) => {
  await page.goto(pageOf("trace"));
  await expect(page.getByRole("region", { name: "Prompt of the task" })).not.toBeEmpty();
  await expect(page.getByRole("region", { name: "Code that was run" })).not.toBeEmpty();
  await expect(page.getByRole("table", { name: /^Used and allowed/ })).toBeVisible();
  const cases = page.getByRole("table", { name: /cases? passed/ });
  const hidden = cases.getByRole("row").filter({ has: page.getByRole("cell", { name: "hidden" }) });
  // Index, kind, outcome and time; in the place of values one word.
  await expect(hidden.first().getByRole("cell").last()).toHaveText("hidden");
  await expect(page.getByText(/The tests as they were run have the SHA-256/)).toBeVisible();
  const next = page.getByRole("navigation", { name: "Traces of this run", exact: true });
  await next.getByRole("link", { name: /^Next/ }).click();
  await expect(page).not.toHaveURL(pageOf("trace"));
  await expect(headline(page)).toHaveText(/^(?:Passed|Failed) /);
});

test("two traces of one task stand side by side, and a trace leads there", async ({ page }) => {
  await page.goto(pageOf("trace"));
  const id = new URL(page.url()).pathname.replace("/traces/", "");
  await page.getByLabel("Beside the answer of").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Show both" }).click();
  await expect(page).toHaveURL(new RegExp(`/compare/traces\\?a=${id}&b=\\d+$`));
  const [a, b] = ["Trace of A", "Trace of B"].map((name) => page.getByRole("region", { name }));
  const [left, right] = [await a?.boundingBox(), await b?.boundingBox()];
  expect(right?.x ?? 0).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 1));
  expect(right?.y).toBe(left?.y);
});

test("download: the file that a reader saves has the hash that the page and the answer state", async ({
  page,
  request,
}) => {
  await page.goto(pageOf("run"));
  const link = page.locator('a[href$="/traces.jsonl.gz"]').first();
  const saving = page.waitForEvent("download");
  await link.click();
  const saved = await readFile(await (await saving).path());
  const address = `/api/v1${pageOf("run")}/traces.jsonl.gz`;
  const head = await request.head(address);
  expect(head.headers()["x-errorbar-sha256"]).toBe(sha256(saved));
  expect(Number(head.headers()["x-errorbar-bytes"])).toBe(saved.length);
  await page
    .getByRole("button", { name: /^size and SHA-256 of.*traces/i })
    .first()
    .click();
  await expect(page.getByText(sha256(saved))).toBeVisible();
  const lines = gunzipSync(saved).toString("utf8").trimEnd().split("\n");
  for (const line of lines) traceResponseSchema.shape.trace.parse(JSON.parse(line));
  const part = await request.get(address, { headers: { range: "bytes=10-19" } });
  expect(part.status()).toBe(206);
  expect((await part.body()).equals(saved.subarray(10, 20))).toBe(true);
});

test("download: a trace, a table and a cycle's archive are the bytes that are announced", async ({
  request,
}) => {
  const response = await request.get(`/api/v1${pageOf("trace")}`);
  const { sha256: known } = traceResponseSchema.parse(await response.json());
  const stored = await request.get(`/api/v1${pageOf("trace")}/trace.json`);
  expect(sha256(await stored.body())).toBe(known);
  for (const file of [`${pageOf("run")}/results.parquet`, `${pageOf("board")}/archive`]) {
    const answer = await request.get(`/api/v1${file}`);
    const bytes = await answer.body();
    expect(answer.headers()["x-errorbar-sha256"], file).toBe(sha256(bytes));
    const end = { headers: { range: "bytes=-8" } };
    const tail = await (await request.get(`/api/v1${file}`, end)).body();
    expect(tail.equals(bytes.subarray(-8)), file).toBe(true);
  }
});
