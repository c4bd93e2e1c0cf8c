import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { runCandidateSchema } from "../lib/contracts/run";
import { traceResponseSchema } from "../lib/contracts/trace";
import {
  controlText,
  formulaText,
  hostileModel,
  imageText,
  scriptText,
} from "./fixtures/invented-models";
import { interval, rankedTable } from "./support/board-page";
import { findCanaries } from "./support/find-canaries";
import { inventedSuite } from "./support/imported";
import { expect, test } from "./support/test";

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/** As pages name characters that can't be seen. */
const shownControlText = controlText
  .replace("\u001b", "⟨U+001B⟩")
  .replace("\u202E", "⟨U+202E⟩")
  .replace("\u202C", "⟨U+202C⟩");

test("the run that a board's name leads to has the counts that the command line answered", async ({
  page,
  imported,
}) => {
  const { hostile } = imported;
  await page.goto(`/boards/${inventedSuite}`);
  await rankedTable(page).getByRole("rowheader").getByRole("link", { name: hostile.model }).click();
  await expect(page).toHaveURL(`/runs/${hostile.runId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${hostile.model} passed ${hostile.passed} of ${hostile.tasks} tasks.`,
  );
  await expect(page.getByText(interval(hostile.interval)).first()).toBeVisible();
  const verdicts = page.getByRole("table", { name: `Out of ${hostile.candidates} candidates` });
  const classes = hostile.verdicts.map((entry) => entry.failureClass ?? "passed");
  for (const name of new Set(classes)) {
    const count = classes.filter((other) => other === name).length;
    const row = verdicts.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText(`${count}/${hostile.candidates}`);
  }
  await expect(verdicts.getByRole("row", { name: "voided" })).toContainText(
    `${hostile.unscored}/${hostile.candidates}`,
  );
});

test("candidates are filtered by failure class, and one of them opens as a trace", async ({
  page,
  imported,
}) => {
  await page.goto(`/runs/${imported.hostile.runId}`);
  const filters = page.getByRole("navigation", { name: "Filter by verdict" });
  await filters.getByRole("link", { name: "cpu_timeout 1" }).click();
  await expect(page).toHaveURL(/class=cpu_timeout/);
  const candidates = page.getByRole("table", { name: "1 of 1 candidates" });
  await expect(candidates.getByRole("rowheader")).toHaveText("Invented/3 #0");
  await candidates.getByRole("link", { name: "Invented/3" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Failed Invented/3: used up its CPU time (2,000 ms a test).",
  );
  await expect(page.getByRole("region", { name: "Code that was run" })).toContainText(
    "while True:",
  );
});

test("markup, control characters and formulas of a completion are shown as text", async ({
  page,
  imported,
}) => {
  await page.goto(`/runs/${imported.hostile.runId}`);
  await expect(page.getByText(hostileModel.fileName)).toBeVisible();
  await expect(page.getByText(formulaText)).toBeVisible();
  await expect(page.getByText(scriptText + shownControlText)).toBeVisible();
  await page.getByRole("link", { name: "Invented/2" }).click();
  const region = (name: string) => page.getByRole("region", { name });
  await expect(region("Code that was run")).toContainText(`# ${scriptText} ${shownControlText}`);
  await expect(region("Raw response")).toContainText(imageText + shownControlText);
  await expect(region("Other fields")).toContainText(JSON.stringify(formulaText));
  const cases = page.getByRole("table", { name: "0 of 2 cases passed" });
  await expect(cases.getByRole("row", { name: "public" })).toContainText(`returned "${scriptText}`);
  await expect(page.getByRole("main").locator("script, img")).toHaveCount(0);
});

test("a trace shows the values of public cases, and of hidden ones the outcome alone", async ({
  page,
  imported,
}) => {
  await page.goto(`/runs/${imported.hostile.runId}`);
  await page.getByRole("link", { name: "Invented/5" }).click();
  const cases = page.getByRole("table", { name: "0 of 2 cases passed" });
  await expect(cases.getByRole("row", { name: "public" })).toContainText('expected "HI!"');
  const hidden = cases.getByRole("row", { name: "hidden" });
  await expect(hidden.getByRole("cell")).toHaveText([
    ...["hidden", /^(failed: raised an error|not run)$/, /ms|–/, "hidden"],
  ]);
});

test("a fenced chat answer passes, and its trace says what was taken from it", async ({
  page,
  imported,
}) => {
  await page.goto(`/runs/${imported.hostile.runId}`);
  await page.getByRole("link", { name: "Invented/0" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Passed Invented/0: all 3 cases.",
  );
  await expect(page.getByText("code block 1 of 1 defines count_marks")).toBeVisible();
  await expect(page.getByRole("region", { name: "Completion" })).toContainText("```python");
});

test("the downloaded traces have the announced hash, a line for each candidate and no hidden test", async ({
  page,
  request,
  imported,
}) => {
  const { runId, candidates } = imported.hostile;
  await page.goto(`/runs/${runId}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "traces.jsonl.gz" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jsonl\.gz$/);
  const bytes = await readFile(await download.path());
  const head = await request.head(`/api/v1/runs/${runId}/traces.jsonl.gz`);
  expect(sha256(bytes)).toBe(head.headers()["x-errorbar-sha256"]);

  const lines = gunzipSync(bytes).toString("utf8").trimEnd().split("\n");
  const traces = lines.map((line) => traceResponseSchema.shape.trace.parse(JSON.parse(line)));
  expect(traces).toHaveLength(candidates);
  expect(traces.map((trace) => trace.failureClass)).toEqual(
    imported.hostile.verdicts.map((entry) => entry.failureClass),
  );
  expect(findCanaries(lines.join("\n"))).toEqual([]);
  const results = await (await request.get(`/api/v1/runs/${runId}/results.jsonl`)).text();
  const stated = results
    .trimEnd()
    .split("\n")
    .map((line) => runCandidateSchema.parse(JSON.parse(line)).traceSha256);
  expect(lines.map(sha256)).toEqual(stated);
});
