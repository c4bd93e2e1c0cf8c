import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { appendScoreRecord } from "../../db/repositories/append-score-record";
import { createRun } from "../../db/repositories/create-run";
import { findModel } from "../../db/repositories/find-model";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import { registerModel } from "../../db/repositories/register-model";
import { storeSuite } from "../../db/repositories/store-suite";
import {
  candidates,
  modelDescriptions,
  repeatExecutions,
  reportedOutcomes,
  tasks as taskTable,
} from "../../db/schema";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { errorBodySchema } from "../../lib/contracts/error";
import { type Run, runManifestSchema, runSchema } from "../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../lib/contracts/run-analysis";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { type ReportedTask, scoreReported } from "../../lib/core/scoring/score-reported";
import type { FailureClass } from "../../lib/core/vocabulary";
import { correctVerdict } from "../../lib/data/test-support/correct-verdict";
import { type Publisher, publishRun } from "../../lib/data/test-support/publish-run";
import { testManifest } from "../../lib/data/test-support/test-manifest";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { GET as getManifest } from "./v1/runs/[id]/manifest/route";
import { GET as getCsv } from "./v1/runs/[id]/results.csv/route";
import { GET as getJsonl } from "./v1/runs/[id]/results.jsonl/route";
import { GET as getRun } from "./v1/runs/[id]/route";
import { GET as getTraces } from "./v1/runs/[id]/traces.jsonl.gz/route";

const zeros = "0".repeat(64);
const cycle = "2026-W48";

withSite(async (publisher) => {
  const tasks = [
    sampleTask("sample/0"),
    sampleTask("sample/1"),
    sampleTask("sample/2", { tier: 2 }),
    sampleTask("sample/3", { tier: 2 }),
  ];
  const { suiteRevisionId } = await storeSuite(publisher.db, sampleSuite({ tasks }));
  const run = (id: string, slug: string, verdicts: string[]) =>
    publishRun(publisher, { id, slug, suiteRevisionId, cycle, verdicts });
  await run("graded", "alpha", [".", "w", "t", "."]);
  await run("voided", "beta", ["v", "v", ".", "s"]);
  await run("unpriced", "gamma", ["w", "w", "w", "w"]);
  await correctVerdict(publisher, { runId: "voided", slug: "beta", taskKey: "sample/0" });
  await describePrices(publisher, "alpha");
  await repeat(publisher, "graded", "sample/0", [null, null]);
  await repeat(publisher, "graded", "sample/1", [null, "wrong_answer"]);
  await repeat(publisher, "graded", "sample/2", ["cpu_timeout", "wall_timeout"]);
  await repeat(publisher, "graded", "sample/3", ["wrong_answer", "wrong_answer"], "f".repeat(64));
  await reportOutcomes(publisher);
});

async function describePrices({ db }: Publisher, slug: string): Promise<void> {
  const model = await findModel(db, slug);
  if (model === null) throw new Error(`no model ${slug}`);
  await db.insert(modelDescriptions).values({
    modelId: model.id,
    name: "Alpha",
    prices: {
      currency: "USD",
      promptPerMillionTokens: "2.5",
      completionPerMillionTokens: "10",
      asOf: "2026-11-01",
    },
  });
}

async function repeat(
  { db }: Publisher,
  runId: string,
  taskKey: string,
  classes: (FailureClass | null)[],
  manifestSha256 = zeros,
): Promise<void> {
  const [candidate] = await db
    .select({ id: candidates.id })
    .from(candidates)
    .innerJoin(taskTable, eq(taskTable.id, candidates.taskId))
    .where(and(eq(candidates.runId, runId), eq(taskTable.taskKey, taskKey)));
  if (candidate === undefined) throw new Error(`no candidate of ${taskKey}`);
  await db.insert(repeatExecutions).values(
    classes.map((failureClass, index) => ({
      candidateId: candidate.id,
      manifestSha256,
      repetition: index + 2,
      selectedBy: "seeded" as const,
      verdict: failureClass === null ? ("passed" as const) : ("failed" as const),
      failureClass,
      cpuMs: 8 + index,
      wallMs: 20,
    })),
  );
}

/** A suite of agents in which a run's outcomes are all that is known. */
async function reportOutcomes({ db }: Publisher): Promise<void> {
  const keys = ["=1+1", "agents/b", "agents/c"];
  const { suiteRevisionId, revision } = await storeSuite(
    db,
    sampleSuite({ id: "agents", compared: "system", tasks: keys.map((key) => sampleTask(key)) }),
  );
  const tasks = await listPublicTasks(db, suiteRevisionId);
  const counts = [5, 2, 0];
  const { model } = await registerModel(db, {
    ...{ slug: "agent-x", name: "Agent X", provider: null, revision: null, synthetic: false },
  });
  const generation = Object.fromEntries(
    Object.keys(testManifest().generation).map((field) => [field, null]),
  ) as ReturnType<typeof testManifest>["generation"];
  const manifest = { ...testManifest(), generation, execution: null };
  await createRun(
    db,
    {
      id: "reported",
      identitySha256: "7".repeat(64),
      suiteRevisionId,
      modelId: model.id,
      cycle: revision,
      manifest,
      manifestSha256: zeros,
      evidence: "E",
      sourceName: "outcomes.jsonl",
      sourceSha256: zeros,
      submissionsWithheld: false,
    },
    [],
  );
  const reported: ReportedTask[] = tasks.map((task, index) => ({
    ...task,
    outcome: { successes: counts[index] ?? 0, trials: 5 },
  }));
  await db.insert(reportedOutcomes).values(
    tasks.map((task, index) => ({
      runId: "reported",
      taskId: task.id,
      trials: 5,
      successes: counts[index] ?? 0,
    })),
  );
  const score = scoreReported(reported, { k: 1, cycle: revision });
  await appendScoreRecord(db, {
    runId: "reported",
    supersedesId: null,
    buildCanonical: (previousSha256) =>
      canonicalJson({
        ...{ version: 1, supersedesSha256: null, reason: null, runId: "reported", suite: "agents" },
        ...{ revision, cycle: revision, evidence: "E", excluded: [], manifestSha256: zeros },
        model: { slug: "agent-x", provider: null, revision: null, synthetic: false },
        evaluatedAt: "2026-11-28T00:00:00.000Z",
        ...score,
        previousSha256,
      }),
  });
}

async function readRun(id: string): Promise<Run> {
  const response = await callRoute(getRun, "/x", { id });
  expect(response.status).toBe(200);
  return runSchema.parse(await response.json());
}

describe("the failures of a run", () => {
  test("are counted by class and by slice, each slice with its denominator", async () => {
    const run = await readRun("graded");
    expect(run).toMatchObject({ measured: "here", candidates: 4, passed: 2, solvedTasks: 2 });
    expect(run.failureClasses).toEqual({ wrong_answer: 1, cpu_timeout: 1 });
    expect(run.failureSlices).toEqual([
      {
        ...{ dimension: "tier", value: "1", candidates: 2, passed: 1, voided: 0 },
        failureClasses: { wrong_answer: 1 },
      },
      {
        ...{ dimension: "tier", value: "2", candidates: 2, passed: 1, voided: 0 },
        failureClasses: { cpu_timeout: 1 },
      },
    ]);
    expect(run.excluded).toEqual([]);
  });

  test("leave out what the machine failed at, which is told by cause", async () => {
    const run = await readRun("voided");
    expect(run.failureClasses).toEqual({ syntax: 1 });
    expect(run.faults).toEqual({ voided: { "sandbox-lost": 1 }, replaced: 1 });
    expect((await readRun("graded")).faults).toEqual({ voided: {}, replaced: 0 });
  });
});

describe("the times of a run", () => {
  test("have median, p95 and count, and a time-out counts among the executions", async () => {
    const { executionMs, cpuMs, timeoutRate } = await readRun("graded");
    expect(timeoutRate).toEqual({ timeouts: 1, executions: 4 });
    expect(cpuMs).toEqual({ median: 7, p95: 7, executions: 4 });
    // Ten milliseconds times the task's number: equally spaced, so p95 is at 2.85 steps of ten.
    expect(executionMs?.executions).toBe(4);
    expect((executionMs?.p95 ?? 0) - (executionMs?.median ?? 0)).toBeCloseTo(13.5, 9);
  });
});

describe("the repeats of a run", () => {
  test("are told apart by verdict and by class, with all three executions", async () => {
    const { repeats } = await readRun("graded");
    expect(repeats?.seedLabel).toBe("cgb/v1/repeat/2026-W48");
    expect(repeats?.groups[0]).toEqual({
      ...{ selectedBy: "seeded", selected: 4, repeated: 3, flaky: 1, differentClass: 1 },
      ...{ withoutSubmission: 0, notRepeated: 1 },
      // Wilson, 1 of 3: (0.0615, 0.7923) by the formula in Python.
      interval: {
        low: expect.closeTo(0.061491944720396, 12),
        high: expect.closeTo(0.792340399197952, 12),
        method: "Wilson with n_eff",
      },
    });
    const flaky = repeats?.candidates.find((entry) => entry.difference === "verdict");
    expect(flaky).toMatchObject({
      taskId: "sample/1",
      executions: [
        { verdict: "failed", failureClass: "wrong_answer", cpuMs: 7 },
        { verdict: "passed", failureClass: null, cpuMs: 8 },
        { verdict: "failed", failureClass: "wrong_answer", cpuMs: 9 },
      ],
    });
    expect(flaky?.traceId).toEqual(expect.any(Number));
    const other = repeats?.candidates.find((entry) => entry.difference === "failure-class");
    expect(other?.taskId).toBe("sample/2");
  });

  test("under another manifest do not count: that candidate is listed as not executed", async () => {
    const { repeats } = await readRun("graded");
    expect(repeats?.left).toEqual([
      { taskId: "sample/3", candidateIndex: 0, selectedBy: "seeded", reason: "not-executed" },
    ]);
  });
});

describe("tokens and cost", () => {
  test("are sums, averages and exact decimals at the prices of a day", async () => {
    const { tokens, cost } = await readRun("graded");
    // Four candidates of 10 and 5 tokens; two solved tasks.
    expect(tokens).toEqual({
      ...{ prompt: 40, completion: 20, candidates: 4, perCandidate: 15, perSolvedTask: 30 },
    });
    expect(cost).toEqual({
      currency: "USD",
      promptPerMillionTokens: "2.5",
      completionPerMillionTokens: "10",
      pricesAsOf: "2026-11-01",
      candidates: 4,
      total: "0.0003",
      perSolvedTask: "0.00015",
    });
  });

  test("have no price where none is known, and none of a solved task where nothing was", async () => {
    const { tokens, cost } = await readRun("unpriced");
    expect(tokens).toMatchObject({ prompt: 40, perCandidate: 15, perSolvedTask: null });
    expect(cost).toBeNull();
  });
});

describe("a run of outcomes measured elsewhere", () => {
  test("has counts, a rate and an interval, and nothing that only executing shows", async () => {
    const run = await readRun("reported");
    expect(run).toMatchObject({
      ...{ measured: "elsewhere", state: "complete", tasks: 3, candidates: 15, graded: 15 },
      ...{ passed: null, passedCandidates: 7, solvedTasks: 2, voided: 0 },
      ...{ executionMs: null, cpuMs: null, repeats: null, tokens: null, cost: null },
      ...{ timeoutRate: { timeouts: 0, executions: 0 }, failureClasses: {} },
    });
    expect(run.passRate).toBeCloseTo(7 / 15, 12);
    expect(run.interval?.displayed).toBeDefined();
  });

  test("lists what is not disclosed, the whole execution among it", async () => {
    const response = await callRoute(getManifest, "/x", { id: "reported" });
    const { undisclosed, manifest } = runManifestSchema.parse(await response.json());
    expect(manifest.execution).toBeNull();
    expect(undisclosed).toEqual(expect.arrayContaining(["execution", "generation.harness"]));
  });

  test("downloads as one row a task, of which none starts a formula", async () => {
    const jsonl = await (await callRoute(getJsonl, "/x", { id: "reported" })).text();
    const rows = jsonl
      .trimEnd()
      .split("\n")
      .map((line) => reportedOutcomeSchema.parse(JSON.parse(line)));
    expect(rows).toEqual([
      { taskId: "=1+1", successes: 5, trials: 5 },
      { taskId: "agents/b", successes: 2, trials: 5 },
      { taskId: "agents/c", successes: 0, trials: 5 },
    ]);
    const csv = await (await callRoute(getCsv, "/x", { id: "reported" })).text();
    expect(csv).toBe("taskId,successes,trials\r\n'=1+1,5,5\r\nagents/b,2,5\r\nagents/c,0,5\r\n");
  });

  test("has no traces, and says why", async () => {
    const response = await callRoute(getTraces, "/x", { id: "reported" });
    expect(response.status).toBe(404);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.message).toBe("this run was measured elsewhere and has no traces");
  });
});

test("a run lists every record, the first one's place in the chain included", async () => {
  const { records, record } = await readRun("graded");
  expect(records).toMatchObject([
    { id: record?.id, sha256: record?.sha256, passed: 2, tasks: 4, supersededBy: null },
  ]);
});
