import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { boardSchema } from "../lib/contracts/board";
import { notComparableSchema } from "../lib/contracts/comparison";
import { goodModel } from "./fixtures/invented-models";
import { problems } from "./fixtures/invented-problems";
import { unrankedTable } from "./support/board-page";
import { runErrorbar } from "./support/run-errorbar";
import { home } from "./support/site";
import { expect, test } from "./support/test";

const suite = "protocols";
const folder = join(home, "e2e-protocol");
const plain = { temperature: "0.2", harness: "asker 1.4.2" };
const tries = { ...plain, design: "sequential", attempts: 3 };

function write(name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const lines = (records: readonly object[]) =>
  records.map((record) => `${JSON.stringify(record)}\n`).join("");

async function run(...words: string[]): Promise<unknown> {
  const answer = await runErrorbar(...words);
  expect(answer.exitCode, answer.notes).toBe(0);
  return answer.document;
}

function importAnswers(slug: string, manifest: object, completions: readonly object[]) {
  const file = write(`${slug}.jsonl`, lines(completions));
  const stated = write(`${slug}.json`, JSON.stringify(manifest));
  const target = ["--suite", suite, "--model", slug, "--register"];
  return run("completions", "import", ...target, "--file", file, "--manifest", stated);
}

/** The first task is solved at the second try only. */
const tried = goodModel.completions.flatMap((completion, index) => {
  const first = { ...completion, candidate_index: 0 };
  if (index > 0) return [first];
  return [
    { ...first, completion: "    return None\n" },
    { ...completion, candidate_index: 1 },
  ];
});

test.describe.configure({ mode: "serial" });
// Eight commands, each with a process and a sandbox of its own.
test.setTimeout(400_000);

test.beforeAll(async () => {
  test.setTimeout(400_000);
  await run("suite", "import", "--suite", suite, "--file", write("p.jsonl", lines(problems)));
  await importAnswers("one", plain, goodModel.completions);
  await importAnswers("two", { ...plain, modelBuild: "two-2026" }, goodModel.completions);
  await importAnswers("warm", { ...plain, temperature: 0.8 }, goodModel.completions);
  await importAnswers("retried", tries, tried);
  await run("suite", "limits", suite, "--cpu-ms", "3000", "--reason", "half as long again");
  await importAnswers("slow", plain, goodModel.completions);
});

test("a board ranks one protocol and says in what each other run differs", async ({
  page,
  request,
}) => {
  const board = boardSchema.parse(await (await request.get(`/api/v1/boards/${suite}`)).json());
  expect(board.rows.map(({ model }) => model.slug).sort()).toEqual(["one", "two"]);
  const differing = Object.fromEntries(
    board.unranked.map((row) => [
      row.model.slug,
      row.reason === "claim" ? [] : row.differs.map(({ field }) => field),
    ]),
  );
  expect(differing).toMatchObject({
    warm: ["generation.temperature"],
    retried: ["scoring.estimator"],
  });
  expect(differing.slow).toContain("execution.limits.cpuMsPerTest");

  await page.goto(`/boards/${suite}`);
  for (const [slug, words] of [
    ["warm", "Another protocol: temperature 0.8 instead of 0.2"],
    ["slow", /^Another protocol: .*CPU time per test 3 s instead of 2 s/],
    ["retried", /^Another protocol: .*estimator “sequential pass@j” instead of “unbiased pass@k”/],
  ] as const) {
    await expect(unrankedTable(page, words).getByRole("rowheader")).toHaveText([slug]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

for (const [slug, field] of [
  ["slow", "execution.limits.cpuMsPerTest"],
  ["retried", "scoring.estimator"],
] as const) {
  test(`${slug} is refused beside the plain one, and ${field} is named`, async ({
    page,
    request,
  }) => {
    const query = `suite=${suite}&a=one&b=${slug}`;
    const response = await request.get(`/api/v1/compare?${query}`);
    expect(response.status()).toBe(409);
    const { error } = notComparableSchema.parse(await response.json());
    expect(error.message).toContain(field);
    await page.goto(`/compare?${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "These two may not be compared.",
    );
  });
}

test("a run of tries says how they count, and each run what it lacks to be reproduced", async ({
  page,
  request,
}) => {
  const board = boardSchema.parse(await (await request.get(`/api/v1/boards/${suite}`)).json());
  const retried = board.unranked.find(({ model }) => model.slug === "retried");
  await page.goto(`/runs/${retried?.runId}`);
  await expect(page.getByText("ended with its first success, after 3 tries at most")).toBeVisible();
  const shares = page.getByRole("table", { name: /^Tries at a task ended/ });
  // 5 of 6 at the first try, all within two.
  await expect(shares.getByRole("row")).toHaveText([/^k/, /^1\s*83\.3$/, /^2\s*100\.0$/]);
  const checklist = page.locator("#checklist");
  const model = checklist.getByRole("table", { name: "Model: 1 of 5" });
  await expect(model.getByRole("row", { name: "Temperature" })).toContainText("present");
  await expect(model.getByRole("row", { name: "System prompt" })).toContainText("missing");
  await expect(checklist).toContainText("Evidence E");
  expect((await new AxeBuilder({ page }).include("#checklist").analyze()).violations).toEqual([]);
});
