import { describe, expect, test } from "vitest";
import { runTables } from "../../lib/contracts/answer-tables";
import { errorBodySchema } from "../../lib/contracts/error";
import { type Run, runManifestSchema, runSchema } from "../../lib/contracts/run";
import { reportedOutcomeSchema } from "../../lib/contracts/run-analysis";
import { publishAnalysedRuns } from "../../lib/data/test-support/publish-analysed-runs";
import { withSite } from "../../lib/data/test-support/with-site";
import { callRoute } from "./test-support/call-route";
import { GET as getManifest } from "./v1/runs/[id]/manifest/route";
import { GET as getCsv } from "./v1/runs/[id]/results.csv/route";
import { GET as getJsonl } from "./v1/runs/[id]/results.jsonl/route";
import { GET as getRun } from "./v1/runs/[id]/route";
import { GET as getTraces } from "./v1/runs/[id]/traces.jsonl.gz/route";

withSite(publishAnalysedRuns);

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

  test("are a table, one class a line with its denominator", async () => {
    const csvOf = async (query: string) => {
      const response = await callRoute(getRun, `/x?${query}format=csv`, { id: "graded" });
      return (await response.text()).trimEnd().split("\r\n");
    };
    expect(await csvOf("table=failure-classes&")).toEqual([
      ...["dimension,value,outcome,count,candidates", "all,,passed,2,4", "all,,wrong_answer,1,4"],
      ...[
        "all,,cpu_timeout,1,4",
        "all,,voided,0,4",
        "tier,1,passed,1,2",
        "tier,1,wrong_answer,1,2",
      ],
      ...["tier,1,voided,0,2", "tier,2,passed,1,2", "tier,2,cpu_timeout,1,2", "tier,2,voided,0,2"],
    ]);
    // What is given where no table is named.
    expect((await csvOf(""))[0]).toBe("dimension,value,passed,tasks");
    for (const table of runTables)
      expect((await csvOf(`table=${table}&`)).length).toBeGreaterThan(0);
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

  test("of a solved task have an interval, open where a resample solves nothing", async () => {
    const { solvedTaskIntervals, interval } = await readRun("graded");
    // Four tasks of 15 tokens, two solved: from 15 when all drawn are solved, 1 in 16 draws none.
    expect(solvedTaskIntervals?.tokens).toEqual({
      ...{ low: 15, high: null, level: 0.95, resamples: 1000, seedLabel: interval?.seedLabel },
      method: "percentile bootstrap over base problems",
    });
    // 10 prompt tokens at 2.50 and 5 completion tokens at 10 for a million.
    expect(solvedTaskIntervals?.cost?.low).toBeCloseTo(0.000075, 12);
    expect(solvedTaskIntervals?.cost?.high).toBeNull();
    expect((await readRun("unpriced")).solvedTaskIntervals).toBeNull();
    expect((await readRun("reported")).solvedTaskIntervals).toBeNull();
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
    const place = { category: "function-completion", tier: 1, language: "python" };
    expect(rows).toEqual([
      { taskId: "=1+1", baseId: "=1+1", successes: 5, trials: 5, ...place },
      { taskId: "agents/b", baseId: "agents/b", successes: 2, trials: 5, ...place },
      { taskId: "agents/c", baseId: "agents/c", successes: 0, trials: 5, ...place },
    ]);
    const csv = await (await callRoute(getCsv, "/x", { id: "reported" })).text();
    expect(csv.split("\r\n")).toEqual([
      "taskId,successes,trials,baseId,category,tier,language",
      "'=1+1,5,5,'=1+1,function-completion,1,python",
      "agents/b,2,5,agents/b,function-completion,1,python",
      "agents/c,0,5,agents/c,function-completion,1,python",
      "",
    ]);
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
