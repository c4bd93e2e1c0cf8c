import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listSuiteTasks, type SuiteTask } from "../../db/repositories/list-suite-tasks";
import { registerModel } from "../../db/repositories/register-model";
import { storeSuite } from "../../db/repositories/store-suite";
import { type GradableSuite, requireGradable } from "../../db/repositories/suite-revision";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import { undisclosedGeneration } from "./build-manifest";
import { evaluateAnswers } from "./evaluate-answers";
import { repeatCandidates } from "./repeat-candidates";
import { type Script, ScriptedBackend } from "./test-support/scripted-backend";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-repeat-"));
const keys = Array.from({ length: 24 }, (_, number) => `sample/${number}`);
let suite: GradableSuite;
let tasks: SuiteTask[];

beforeAll(async () => {
  await storeSuite(database.worker, sampleSuite({ tasks: keys.map((key) => sampleTask(key)) }));
  const found = await findSuiteRevision(database.worker, "sample");
  if (found === null) throw new Error("the suite was not stored");
  suite = requireGradable(found);
  tasks = await listSuiteTasks(database.worker, suite.id);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The sample tasks ask for the identity of 1 and of a text. */
const honest: Script = ({ literal }) => (literal === "(1,)" ? '["i","1"]' : '"\\u0000 é"');
const timedOut = { kind: "ended", reason: "cpu-limit", starved: false, detail: "" } as const;
const lost = { kind: "ended", reason: "lost", starved: false, detail: "" } as const;

/** Fails at every second execution of the answer to one task. */
function alternating(key: string): Script {
  let executions = 0;
  return (call) => {
    if (!call.source.includes(`# ${key}\n`) || call.literal !== "(1,)") return honest(call);
    executions += 1;
    return executions % 2 === 0 ? '["i","2"]' : honest(call);
  };
}

async function evaluate(slug: string, backend: ScriptedBackend, steps: string[] = []) {
  const entry = { slug, name: slug, provider: null, revision: null, synthetic: false };
  const { model } = await registerModel(database.worker, entry);
  const answers = keys.map((taskKey) => ({
    taskKey,
    candidateIndex: 0,
    completion: `    return x  # ${taskKey}\n`,
    rawResponse: null,
    promptTokens: null,
    completionTokens: null,
    latencyMs: null,
    finishReason: null,
    extraFields: {},
  }));
  const source = { name: "answers.jsonl", sha256: "0".repeat(64) };
  return evaluateAnswers(
    { db: database.worker, objects: new FileObjectStore(folder), backend },
    database.workerUrl,
    {
      ...{ suite, tasks, model, answers, generation: undisclosedGeneration },
      ...{ evidence: "E", source, submissionsWithheld: false },
    },
    () => functionCompletionGrader,
    (total, step) => {
      steps.push(`${step} ${total}`);
      return () => steps.push(step);
    },
  );
}

interface RepeatRow {
  task: string;
  repetition: number;
  chosen: string;
  verdict: string;
  manifest: string;
}

function rowsOf(runId: string): Promise<RepeatRow[]> {
  return database.ownerSql<RepeatRow[]>`
    select t.task_key as task, r.repetition, r.selected_by as chosen, r.verdict,
      r.manifest_sha256 as manifest
    from repeat_executions r join candidates c on c.id = r.candidate_id
      join tasks t on t.id = c.task_id
    where c.run_id = ${runId} order by t.position, r.repetition`;
}

async function countRecords(runId: string): Promise<number> {
  const rows = await database.ownerSql`select from score_records where run_id = ${runId}`;
  return rows.length;
}

describe("repeating candidates", () => {
  test("executes the twenty seeded places twice more, watched as a step of its own", async () => {
    const steps: string[] = [];
    const backend = new ScriptedBackend(honest);
    const { run, repeats } = await evaluate("steady", backend, steps);
    expect(backend.acquired).toBe(24 + 2 * 20);
    const rows = await rowsOf(run.id);
    expect(rows).toHaveLength(40);
    expect(new Set(rows.map((row) => `${row.repetition} ${row.chosen} ${row.verdict}`))).toEqual(
      new Set(["2 seeded passed", "3 seeded passed"]),
    );
    expect(repeats.groups).toMatchObject([
      { selectedBy: "seeded", selected: 20, repeated: 20, flaky: 0 },
      { selectedBy: "near-limit", selected: 0, repeated: 0, interval: null },
    ]);
    expect(steps.filter((step) => / /.test(step))).toEqual(["grading 24", "repeating 40"]);
    expect(steps.filter((step) => step === "repeating")).toHaveLength(40);
  });

  test("finds the candidate whose verdict does not hold, and scores nothing by it", async () => {
    const { run, payload, repeats } = await evaluate(
      "flaky",
      new ScriptedBackend(alternating("sample/1")),
    );
    const flaky = repeats.repeated.filter(({ difference }) => difference !== null);
    expect(flaky).toMatchObject([{ place: { taskKey: "sample/1" }, difference: "verdict" }]);
    const verdicts = flaky[0]?.executions.map(({ verdict }) => verdict);
    // The two repeats run side by side, so which of them fails is not settled; the first is the graded one.
    expect(verdicts?.[0]).toBe("passed");
    expect(verdicts?.toSorted()).toEqual(["failed", "passed", "passed"]);
    expect(payload).toMatchObject({ passed: 24, state: "complete" });
    expect(await countRecords(run.id)).toBe(1);
  });

  test("takes every candidate that a time limit stopped, beyond the seeded ones", async () => {
    const { run, repeats } = await evaluate("slow", new ScriptedBackend(() => timedOut));
    expect(repeats.groups).toMatchObject([
      { selectedBy: "seeded", repeated: 20, flaky: 0 },
      { selectedBy: "near-limit", repeated: 4, flaky: 0 },
    ]);
    const chosen = (await rowsOf(run.id)).map((row) => row.chosen);
    expect(chosen.filter((name) => name === "near-limit")).toHaveLength(8);
  });

  test("interrupted and repeated goes on where it stopped", async () => {
    let executions = 0;
    const breaking = new ScriptedBackend((call) => {
      if (call.literal === "(1,)") executions += 1;
      if (executions > 24 + 7) throw new Error("the power went out");
      return honest(call);
    });
    await expect(evaluate("interrupted", breaking)).rejects.toThrow("the power went out");
    const [run] = await database.ownerSql<{ id: string }[]>`
      select r.id from runs r join models m on m.id = r.model_id where m.slug = 'interrupted'`;
    const kept = await rowsOf(run?.id ?? "");
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(40);
    // The score did not wait for the repeats.
    expect(await countRecords(run?.id ?? "")).toBe(1);

    const rest = new ScriptedBackend(honest);
    await evaluate("interrupted", rest);
    expect(rest.acquired).toBe(40 - kept.length);
    expect(await rowsOf(run?.id ?? "")).toHaveLength(40);
    const idle = new ScriptedBackend(honest);
    await evaluate("interrupted", idle);
    expect(idle.acquired).toBe(0);
  });

  test("stores no fault of the machine: it is listed as not repeated, and tried again", async () => {
    let executions = 0;
    const losing = new ScriptedBackend((call) => {
      if (!call.source.includes("# sample/1\n")) return honest(call);
      if (call.literal === "(1,)") executions += 1;
      return executions > 1 ? lost : honest(call);
    });
    const first = await evaluate("losing", losing);
    // One graded execution, then two repeats of three attempts each.
    expect(executions).toBe(1 + 2 * 3);
    expect(first.repeats.left).toMatchObject([
      { place: { taskKey: "sample/1" }, selectedBy: "seeded", reason: "not-executed" },
    ]);
    expect(first.repeats.groups[0]).toMatchObject({ selected: 20, repeated: 19, notRepeated: 1 });
    expect(await rowsOf(first.run.id)).toHaveLength(38);

    const second = await evaluate("losing", new ScriptedBackend(honest));
    expect(second.repeats.left).toEqual([]);
    expect(await rowsOf(first.run.id)).toHaveLength(40);
  });

  test("under another manifest begins anew and keeps the repeats of the first", async () => {
    const { run } = await evaluate("regraded", new ScriptedBackend(honest));
    const objects = new FileObjectStore(folder);
    const backend = new ScriptedBackend(honest);
    const ports = { db: database.worker, objects, texts: objects, backend };
    const rules = { suite, graderFor: () => functionCompletionGrader };
    const other = "f".repeat(64);
    await repeatCandidates(ports, { run, tasks, ...rules, manifestSha256: other });
    expect(backend.acquired).toBe(40);
    const manifests = (await rowsOf(run.id)).map((row) => row.manifest);
    expect(manifests.filter((name) => name === run.manifestSha256)).toHaveLength(40);
    expect(manifests.filter((name) => name === other)).toHaveLength(40);
  });
});
