import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { boardSchema } from "../lib/contracts/board";
import { recordDetailSchema } from "../lib/contracts/record";
import { runCandidateSchema, runManifestSchema } from "../lib/contracts/run";
import { traceResponseSchema } from "../lib/contracts/trace";
import { problems } from "./fixtures/invented-problems";
import { runErrorbar } from "./support/run-errorbar";
import { home } from "./support/site";
import { expect, test } from "./support/test";

const suite = "regraded";
const folder = join(home, "e2e-regrade");
const reason = "answers have to be quick from now on";

/** About half a second of CPU, well above the new limit and well below the old one. */
const burnCpu = `import time
start = time.process_time()
while time.process_time() - start < 0.5:
    pass
`;

const solutions = problems.map(({ task_id, prompt, canonical_solution }) => ({
  task_id,
  // The canary of a reference solution must never be in a completion.
  completion: prompt + canonical_solution.replace(/ *# canary\w+\n/, ""),
}));

function write(name: string, lines: readonly object[]): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return path;
}

async function run(...words: string[]) {
  const answer = await runErrorbar(...words);
  expect(answer.exitCode, answer.notes).toBe(0);
  return answer.document;
}

async function importTwoRuns(): Promise<void> {
  await run("suite", "import", "--suite", suite, "--file", write("problems.jsonl", problems));
  const slow = solutions.map(({ task_id, completion }, index) =>
    index === 0 ? { task_id, completion: `${burnCpu}\n${completion}` } : { task_id, completion },
  );
  for (const [slug, answers] of [
    ["quick-answers", solutions],
    ["slow-answers", slow],
  ] as const) {
    const target = ["--suite", suite, "--model", slug, "--register"];
    await run("completions", "import", ...target, "--file", write(`${slug}.jsonl`, answers));
  }
}

async function readBoard(request: APIRequestContext) {
  const { rows } = boardSchema.parse(await (await request.get(`/api/v1/boards/${suite}`)).json());
  return new Map(rows.map((row) => [row.model.slug, row]));
}

async function findTrace(request: APIRequestContext, runId: string): Promise<number> {
  const [first] = (await (await request.get(`/api/v1/runs/${runId}/results.jsonl`)).text()).split(
    "\n",
  );
  return runCandidateSchema.parse(JSON.parse(first ?? "")).traceId;
}

// Seven commands, each with a process and a sandbox of its own.
test.setTimeout(400_000);

test("a regrade after a change of the CPU limit: new records, and the old addresses answer", async ({
  page,
  request,
}) => {
  await importTwoRuns();
  const before = await readBoard(request);
  const slow = before.get("slow-answers");
  const quick = before.get("quick-answers");
  if (!slow || !quick) throw new Error("two runs are on the board");
  expect([slow.passed, quick.passed]).toEqual([6, 6]);
  const oldTrace = await findTrace(request, slow.runId);

  await run("suite", "limits", suite, "--cpu-ms", "200", "--reason", reason);
  const regraded = await run("regrade", "--suite", suite);
  expect(regraded).toMatchObject({
    runs: [
      { model: "quick-answers", changed: [], record: { supersedes: quick.recordId } },
      {
        model: "slow-answers",
        changed: [
          {
            taskId: "Invented/0",
            from: { verdict: "passed" },
            to: { verdict: "failed", failureClass: "cpu_timeout" },
          },
        ],
        record: { supersedes: slow.recordId, passed: 5 },
      },
    ],
  });

  const after = await readBoard(request);
  expect(after.get("slow-answers")).toMatchObject({ passed: 5, previous: slow.recordId });
  expect(after.get("quick-answers")).toMatchObject({ passed: 6, previous: quick.recordId });

  const answer = await request.get(`/api/v1/records/${slow.recordId}`);
  const record = recordDetailSchema.parse(await answer.json());
  expect(record.passed).toBe(6);
  expect(record.supersededBy).toMatchObject({ id: after.get("slow-answers")?.recordId });
  expect(record.supersededBy?.reason).toContain(reason);
  const trace = await request.get(`/api/v1/traces/${oldTrace}`);
  expect(traceResponseSchema.parse(await trace.json())).toMatchObject({
    supersededBy: await findTrace(request, slow.runId),
    reason: expect.stringContaining(reason),
    trace: { verdict: "passed" },
  });
  const manifest = await request.get(`/api/v1/runs/${slow.runId}/manifest`);
  const limits = runManifestSchema.parse(await manifest.json()).manifest.execution?.limits;
  expect(limits?.cpuMsPerTest).toBe(200);

  await page.goto(`/records/${slow.recordId}`);
  const notice = page.getByRole("complementary", { name: "Superseded" });
  await expect(notice).toContainText(reason);
  await notice.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("5 of 6 tasks passed");
  await expect(page.getByRole("complementary", { name: "Correction" })).toContainText(reason);
  await page.goto(`/traces/${oldTrace}`);
  await expect(page.getByRole("complementary", { name: "Superseded" })).toContainText(reason);
  expect(await run("record", "verify")).toMatchObject({ ok: true, differences: [] });
});
