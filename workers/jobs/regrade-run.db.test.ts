import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { appendSuiteLimits } from "../../db/repositories/append-suite-limits";
import { findPublicRun } from "../../db/repositories/find-public-run";
import { findRun } from "../../db/repositories/find-run";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listEventsAfter } from "../../db/repositories/list-events-after";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { registerModel } from "../../db/repositories/register-model";
import { storeSuite } from "../../db/repositories/store-suite";
import { requireGradable } from "../../db/repositories/suite-revision";
import { listTables } from "../../db/test-support/list-tables";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { baselineAnswer } from "../../lib/core/baselines/baseline-answer";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { scorePayloadSchema } from "../../lib/core/scoring/score-payload";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import type { Answer } from "./answer";
import { undisclosedGeneration } from "./build-manifest";
import { evaluateAnswers } from "./evaluate-answers";
import { regradeRun } from "./regrade-run";
import { type Script, ScriptedBackend } from "./test-support/scripted-backend";

const database = withTestDatabase();
const keys = ["sample/0", "sample/1", "sample/2", "sample/3"];
let folder: string;

beforeAll(async () => {
  const tasks = keys.map((key) => sampleTask(key));
  await storeSuite(database.worker, sampleSuite({ tasks }));
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-regrade-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const honest: Script = ({ literal }) => (literal === "(1,)" ? '["i","1"]' : '"\\u0000 é"');
const lost = { kind: "ended", reason: "lost", starved: false, detail: "" } as const;
const slow = { kind: "ended", reason: "cpu-limit", starved: false, detail: "" } as const;
const failing =
  (key: string, reply: typeof lost | typeof slow): Script =>
  (call) =>
    call.source.includes(key) ? reply : honest(call);

async function loadSuite() {
  const found = await findSuiteRevision(database.worker, "sample");
  if (found === null) throw new Error("the suite was not stored");
  const suite = requireGradable(found);
  return { suite, tasks: await listSuiteTasks(database.worker, suite.id) };
}

function ports(backend: ScriptedBackend) {
  return { db: database.worker, objects: new FileObjectStore(folder), backend };
}

/** Imports a run of one candidate a task and returns its id. */
async function importRun(
  slug: string,
  script: Script = honest,
  baseline?: "baseline-coin-70",
): Promise<string> {
  const { suite, tasks } = await loadSuite();
  const entry = { slug, name: slug, provider: null, revision: null, synthetic: false };
  const { model } = await registerModel(database.worker, entry);
  const answers = tasks.map(
    (task): Answer => ({
      taskKey: task.taskKey,
      candidateIndex: 0,
      completion: baseline ? baselineAnswer(baseline, task) : `    return x  # ${task.taskKey}\n`,
      rawResponse: null,
      promptTokens: null,
      completionTokens: null,
      latencyMs: null,
      finishReason: null,
      extraFields: {},
    }),
  );
  const asked = {
    suite,
    tasks,
    model,
    answers,
    generation: undisclosedGeneration,
    evidence: "E" as const,
    source: { name: "answers.jsonl", sha256: "0".repeat(64) },
    submissionsWithheld: baseline !== undefined,
  };
  const backend = new ScriptedBackend(script);
  const graderFor = () => functionCompletionGrader;
  return (await evaluateAnswers(ports(backend), database.workerUrl, asked, graderFor)).run.id;
}

async function regrade(runId: string, script: Script = honest, reason = "a test of regrading") {
  const run = await findRun(database.worker, runId);
  if (run === null) throw new Error("no run");
  const clock = () => new Date("2026-11-29T12:00:00Z");
  const rules = { ...(await loadSuite()), graderFor: () => functionCompletionGrader };
  return regradeRun(ports(new ScriptedBackend(script)), { run, reason, clock, ...rules });
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await listTables(database.ownerSql)) {
    const [row] = await database.ownerSql.unsafe(`select count(*)::int as rows from ${name}`);
    counts[name] = Number(row?.rows);
  }
  return counts;
}

function countObjects(): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    .length;
}

async function recordsOf(runId: string) {
  const rows = await database.ownerSql<
    { id: string; canonical: string; sha: string; manifest: unknown; supersedes: string | null }[]
  >`select id, canonical, record_sha256 as sha, manifest, supersedes_id as supersedes
    from score_records where run_id = ${runId} order by id`;
  return rows.map((row) => ({
    ...row,
    payload: scorePayloadSchema.parse(JSON.parse(row.canonical)),
  }));
}

function verdictsOf(runId: string, key: string) {
  return database.ownerSql`
    select v.id, v.verdict, v.failure_class as class, v.supersedes_id as supersedes, v.reason,
      v.trace_sha256 as trace, e.attempt
    from verdicts v join candidates c on c.id = v.candidate_id join tasks t on t.id = c.task_id
    left join executions e on e.id = v.execution_id
    where c.run_id = ${runId} and t.task_key = ${key} order by v.id`;
}

const differing = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.keys(after)
      .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );

describe("executing a run again", () => {
  test("to the same verdicts adds executions, the figures of their times with the board that shows them, and no record", async () => {
    const runId = await importRun("same");
    const before = await countRows();
    const objects = countObjects();
    const outcome = await regrade(runId);
    expect(outcome).toMatchObject({ candidates: 4, executed: 4, changed: [], record: null });
    expect(differing(before, await countRows())).toEqual({
      "public.board_comparisons": 1,
      "public.executions": 4,
      "public.outcomes": 8,
      "public.record_figures": 1,
    });
    expect(countObjects()).toBe(objects);
  });

  test("to another verdict adds one superseding verdict and record, and keeps the old ones", async () => {
    const runId = await importRun("other");
    const [first] = await verdictsOf(runId, "sample/2");
    const outcome = await regrade(runId, failing("sample/2", slow), "slower than thought");
    expect(outcome.changed).toEqual([
      {
        taskKey: "sample/2",
        candidateIndex: 0,
        from: { verdict: "passed", failureClass: null },
        to: { verdict: "failed", failureClass: "cpu_timeout" },
      },
    ]);
    const [kept, corrected] = await verdictsOf(runId, "sample/2");
    expect(kept).toEqual(first);
    expect(corrected).toMatchObject({
      verdict: "failed",
      class: "cpu_timeout",
      supersedes: first?.id,
      reason: "slower than thought",
      attempt: 2,
    });
    expect(corrected?.trace).not.toBe(first?.trace);
    expect(await verdictsOf(runId, "sample/1")).toHaveLength(1);
    const [old, current] = await recordsOf(runId);
    expect(current).toMatchObject({ supersedes: old?.id, manifest: null });
    expect(current?.payload).toMatchObject({
      supersedesSha256: old?.sha,
      reason: "slower than thought",
      passed: 3,
      failureClasses: { cpu_timeout: 1 },
      manifestSha256: old?.payload.manifestSha256,
    });
    expect(outcome.record).toMatchObject({ supersedes: Number(old?.id) });
    const told = (await listEventsAfter(database.web, 0, 100)).filter(
      ({ evidence }) => evidence.runId === runId,
    );
    // What a webhook is told of.
    expect(outcome.record?.eventIds).toEqual(told.map(({ id }) => id));
    expect(told).toMatchObject([
      {
        kind: "correction",
        evidence: {
          recordId: outcome.record?.id,
          supersedesId: Number(old?.id),
          verdicts: 1,
          reason: "slower than thought",
        },
      },
    ]);
    // Regraded back: a third record, which supersedes the second.
    const back = await regrade(runId);
    expect(back.changed).toHaveLength(1);
    expect((await recordsOf(runId)).map(({ payload }) => payload.passed)).toEqual([4, 3, 4]);
  });

  test("interrupted leaves nothing, whatever was executed until then", async () => {
    const runId = await importRun("interrupted");
    const before = await countRows();
    const objects = countObjects();
    const breaking: Script = (call) => {
      if (call.source.includes("sample/3")) throw new Error("the power went out");
      return slow;
    };
    await expect(regrade(runId, breaking)).rejects.toThrow("the power went out");
    expect(await countRows()).toEqual(before);
    expect(countObjects()).toBe(objects);
  });

  test("asked to end while executing drops everything, faults of the closing machine too", async () => {
    const runId = await importRun("asked-to-end");
    const before = await countRows();
    const run = await findRun(database.worker, runId);
    if (run === null) throw new Error("no run");
    const ending = new AbortController();
    const closing: Script = () => {
      ending.abort(new Error("SIGINT"));
      return lost;
    };
    const work = regradeRun(ports(new ScriptedBackend(closing)), {
      run,
      reason: "a test",
      clock: () => new Date(),
      signal: ending.signal,
      graderFor: () => functionCompletionGrader,
      ...(await loadSuite()),
    });
    await expect(work).rejects.toThrow("SIGINT");
    expect(await countRows()).toEqual(before);
  });

  test("a candidate that met only faults of the machine keeps its verdict and is listed", async () => {
    const runId = await importRun("faulty");
    const outcome = await regrade(runId, failing("sample/0", lost));
    expect(outcome).toMatchObject({
      executed: 3,
      changed: [],
      unreached: [{ taskKey: "sample/0", candidateIndex: 0 }],
      unscored: 0,
      record: null,
    });
    expect(await verdictsOf(runId, "sample/0")).toHaveLength(1);
  });

  test("a voided candidate gets its verdict; one that is lost again is left without", async () => {
    const runId = await importRun("voided", failing("sample/1", lost));
    expect(await regrade(runId, failing("sample/1", lost))).toMatchObject({ unscored: 1 });
    const outcome = await regrade(runId);
    expect(outcome).toMatchObject({ unscored: 0, changed: [{ from: { verdict: "voided" } }] });
    expect((await recordsOf(runId)).at(-1)?.payload).toMatchObject({
      state: "complete",
      passed: 4,
    });
  });

  test("a baseline's withheld answers are made again, and no object holds them", async () => {
    const runId = await importRun("baseline-coin-70", honest, "baseline-coin-70");
    const objects = countObjects();
    const outcome = await regrade(runId, () => slow);
    expect(outcome.changed).toHaveLength(4);
    // One trace for each changed verdict.
    expect(countObjects()).toBe(objects + 4);
  });

  test("withheld answers of anything else can't be made again, and that is said", async () => {
    const runId = await importRun("not-a-baseline", honest, "baseline-coin-70");
    await expect(regrade(runId)).rejects.toThrow(/withheld and not-a-baseline is no built-in/);
  });
});

describe("under changed limits", () => {
  async function decide(cpuMsPerTest: number) {
    const { suite } = await loadSuite();
    const limits = { ...defaultLimits, cpuMsPerTest };
    await appendSuiteLimits(database.worker, {
      suiteRevisionId: suite.id,
      decide: () => limits,
      reason: "why",
    });
  }

  test("a record follows even if no verdict changed, with a manifest of its own", async () => {
    const runId = await importRun("limits");
    const first = await findPublicRun(database.web, runId);
    await decide(50);
    expect(await regrade(runId)).toMatchObject({ changed: [], limitsChanged: true });
    const [old, current] = await recordsOf(runId);
    const run = await findPublicRun(database.web, runId);
    expect(current?.payload.manifestSha256).not.toBe(old?.payload.manifestSha256);
    expect(run?.manifestSha256).toBe(current?.payload.manifestSha256);
    expect(sha256Hex(canonicalJson(run?.manifest))).toBe(run?.manifestSha256);
    expect(run?.manifest.execution?.limits.cpuMsPerTest).toBe(50);
    expect({ ...run?.manifest, execution: null }).toEqual({ ...first?.manifest, execution: null });
    // The same once more changes nothing.
    expect(await regrade(runId)).toMatchObject({ limitsChanged: false, record: null });
  });

  test("some candidates are executed three times under the new manifest, and not again", async () => {
    const runId = await importRun("repeated");
    await decide(70);
    await regrade(runId);
    await regrade(runId);
    const [old, current] = await recordsOf(runId);
    const repeats = (manifest: string | undefined) => database.ownerSql`
      select from repeat_executions r join candidates c on c.id = r.candidate_id
      where c.run_id = ${runId} and r.manifest_sha256 = ${manifest ?? ""}`;
    const underOld = await repeats(old?.payload.manifestSha256);
    expect(underOld.length).toBeGreaterThan(0);
    expect(await repeats(current?.payload.manifestSha256)).toHaveLength(underOld.length);
  });

  test("a round of repeats that was cut short is finished by the next regrade", async () => {
    const runId = await importRun("cut-short");
    await decide(80);
    let asked = 0;
    const breaking: Script = (call) => {
      asked += 1;
      // Four candidates of two cases each are graded before anything is repeated.
      if (asked > 8) throw new Error("the power went out");
      return honest(call);
    };
    await expect(regrade(runId, breaking)).rejects.toThrow("the power went out");
    const current = (await recordsOf(runId)).at(-1);
    const repeats = () => database.ownerSql`
      select from repeat_executions r join candidates c on c.id = r.candidate_id
      where c.run_id = ${runId} and r.manifest_sha256 = ${current?.payload.manifestSha256 ?? ""}`;
    expect(await repeats()).toHaveLength(0);
    expect(await regrade(runId)).toMatchObject({ limitsChanged: false, record: null });
    expect(await repeats()).toHaveLength(8);
  });

  test("nothing is recorded while one candidate has not met the new limits", async () => {
    const runId = await importRun("half");
    await decide(60);
    const before = await countRows();
    const outcome = await regrade(runId, failing("sample/2", lost));
    expect(outcome).toMatchObject({ record: null, limitsChanged: true });
    expect(outcome.unreached).toHaveLength(1);
    expect(await countRows()).toEqual(before);
  });

  test("back under the run's first limits the record names the run's own manifest again", async () => {
    const runId = await importRun("back");
    const run = await findPublicRun(database.web, runId);
    await decide(70);
    await regrade(runId);
    await decide(60);
    expect(await regrade(runId)).toMatchObject({ limitsChanged: true });
    const current = (await recordsOf(runId)).at(-1);
    expect(current).toMatchObject({ manifest: null });
    expect(current?.payload.manifestSha256).toBe(run?.manifestSha256);
  });
});
