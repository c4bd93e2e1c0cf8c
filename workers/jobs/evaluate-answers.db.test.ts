import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listSuiteTasks, type SuiteTask } from "../../db/repositories/list-suite-tasks";
import { registerModel } from "../../db/repositories/register-model";
import { storeSuite } from "../../db/repositories/store-suite";
import { type GradableSuite, requireGradable } from "../../db/repositories/suite-revision";
import { listTables } from "../../db/test-support/list-tables";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { DomainError } from "../../lib/core/errors";
import type { Log } from "../../lib/core/ports/log";
import { scorePayloadSchema } from "../../lib/core/scoring/score-payload";
import { traceSchema } from "../../lib/core/trace/trace";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import type { Answer } from "./answer";
import { undisclosedGeneration } from "./build-manifest";
import { evaluateAnswers } from "./evaluate-answers";
import type { RunRequest } from "./open-run";
import { type Script, ScriptedBackend } from "./test-support/scripted-backend";

const database = withTestDatabase();
let folder: string;
let suite: GradableSuite;
let tasks: SuiteTask[];

beforeAll(async () => {
  const definition = sampleSuite({
    tasks: ["sample/0", "sample/1", "sample/2", "sample/3"].map((key) =>
      sampleTask(key, { referenceSolution: "    return x  # canary-reference\n" }),
    ),
  });
  await storeSuite(database.worker, definition);
  const found = await findSuiteRevision(database.worker, "sample");
  if (found === null) throw new Error("the suite was not stored");
  suite = requireGradable(found);
  tasks = await listSuiteTasks(database.worker, suite.id);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "errorbar-evaluate-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The sample tasks ask for the identity of 1 and of a text with a NUL. */
const honest: Script = ({ literal }) => (literal === "(1,)" ? '["i","1"]' : '"\\u0000 é"');
const lost = { kind: "ended", reason: "lost", starved: false, detail: "" } as const;

function answer(taskKey: string, changes: Partial<Answer> = {}): Answer {
  return {
    taskKey,
    candidateIndex: 0,
    completion: `    return x  # ${taskKey}\n`,
    rawResponse: null,
    promptTokens: null,
    completionTokens: null,
    latencyMs: null,
    finishReason: null,
    extraFields: {},
    ...changes,
  };
}

async function request(slug: string, changes: Partial<RunRequest> = {}): Promise<RunRequest> {
  const entry = { slug, name: slug, provider: null, revision: null, synthetic: false };
  const { model } = await registerModel(database.worker, entry);
  return {
    suite,
    tasks,
    model,
    answers: tasks.map((task) => answer(task.taskKey)),
    generation: undisclosedGeneration,
    evidence: "E",
    source: { name: "answers.jsonl", sha256: "0".repeat(64) },
    submissionsWithheld: false,
    ...changes,
  };
}

const silent: Log = { info: () => {}, warn: () => {} };

function evaluate(asked: RunRequest, backend: ScriptedBackend, log = silent) {
  const ports = { db: database.worker, objects: new FileObjectStore(folder), backend, log };
  return evaluateAnswers(ports, database.workerUrl, asked, () => functionCompletionGrader);
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await listTables(database.ownerSql)) {
    const [row] = await database.ownerSql.unsafe(`select count(*)::int as rows from ${name}`);
    counts[name] = Number(row?.rows);
  }
  return counts;
}

interface VerdictRow {
  id: string;
  verdict: string;
  supersedes: string | null;
  reason: string | null;
  fault: string | null;
  task: string;
}

function verdictsOf(runId: string): Promise<VerdictRow[]> {
  return database.ownerSql<VerdictRow[]>`
    select v.id, v.verdict, v.supersedes_id as supersedes, v.reason, v.fault, t.task_key as task
    from verdicts v join candidates c on c.id = v.candidate_id join tasks t on t.id = c.task_id
    where c.run_id = ${runId} order by t.task_key, v.id`;
}

async function recordsOf(runId: string) {
  const rows = await database.ownerSql<{ canonical: string; sha: string }[]>`
    select canonical, record_sha256 as sha from score_records where run_id = ${runId} order by id`;
  return rows.map(({ canonical, sha }) => ({
    sha,
    payload: scorePayloadSchema.parse(JSON.parse(canonical)),
  }));
}

function storedTexts(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => gunzipSync(readFileSync(join(entry.parentPath, entry.name))).toString("utf8"));
}

describe("evaluating answers", () => {
  const tries = { ...undisclosedGeneration, design: "sequential" as const, attempts: 3 };
  const wrong: Script = ({ literal }) => (literal === "(1,)" ? '["i","2"]' : '"\\u0000 é"');

  test("whose tries end before success and before their most is incomplete at k = 3", async () => {
    const asked = await request("short", { generation: tries, suite: { ...suite, k: 3 } });
    const { payload } = await evaluate(asked, new ScriptedBackend(wrong));
    // Four tasks, one failed try of three each: eight are missing.
    expect(payload).toMatchObject({ state: "incomplete", unscored: 8, passRate: null });
  });

  test("whose tries end before success is complete at k = 1, and has no value at 2", async () => {
    const asked = await request("short-1", { generation: tries });
    const { payload } = await evaluate(asked, new ScriptedBackend(wrong));
    expect(payload).toMatchObject({ state: "complete", unscored: 0, passRate: "0" });
    expect(payload.passAtK).toEqual({ "1": "0", "2": null });
  });

  test("that go on after the success which ended them is refused, and makes no record", async () => {
    const asked = await request("later", { generation: tries });
    const more = { candidateIndex: 1, completion: "    return x  # again\n" };
    const answers = [...asked.answers, answer("sample/2", more)];
    const later = evaluate({ ...asked, answers }, new ScriptedBackend(honest));
    await expect(later).rejects.toThrow(
      "answers.jsonl: field candidate_index: sample/2 passed with candidate 0 and has candidate 1",
    );
    const [count] = await database.ownerSql`
      select count(*)::int as records from score_records s join runs r on r.id = s.run_id
      join models m on m.id = r.model_id where m.slug = 'later'`;
    expect(count?.records).toBe(0);
  });

  test("twice gives the same run and record, runs nothing and appends nothing", async () => {
    const asked = await request("twice");
    const first = await evaluate(asked, new ScriptedBackend(honest));
    const rows = await countRows();
    const files = storedTexts().length;
    const idle = new ScriptedBackend(honest);
    const second = await evaluate(asked, idle);
    expect(second.run.id).toBe(first.run.id);
    expect(second.payload).toEqual(first.payload);
    expect(second.verdicts).toEqual(first.verdicts);
    expect(await countRows()).toEqual(rows);
    expect(storedTexts()).toHaveLength(files);
    expect(idle.acquired).toBe(0);
    expect(first.payload).toMatchObject({ state: "complete", passed: 4, passRate: "1" });
  });

  test("answers what its record states, the predecessor's hash included", async () => {
    await evaluate(await request("before"), new ScriptedBackend(honest));
    const { run, payload } = await evaluate(await request("after"), new ScriptedBackend(honest));
    const [record] = await recordsOf(run.id);
    expect(payload.previousSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(payload).toEqual(record?.payload);
  });

  test("interrupted between candidates and repeated ends with one verdict each", async () => {
    const asked = await request("interrupted");
    const breaking = new ScriptedBackend((call) => {
      if (call.source.includes("sample/2")) throw new Error("the power went out");
      return honest(call);
    });
    await expect(evaluate(asked, breaking)).rejects.toThrow("the power went out");
    const [run] = await database.ownerSql<{ id: string }[]>`
      select r.id from runs r join models m on m.id = r.model_id where m.slug = 'interrupted'`;
    const kept = await verdictsOf(run?.id ?? "");
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(4);
    expect(await recordsOf(run?.id ?? "")).toEqual([]);

    const repeated = await evaluate(asked, new ScriptedBackend(honest));
    expect(repeated.run.id).toBe(run?.id);
    const verdicts = await verdictsOf(repeated.run.id);
    expect(verdicts.map(({ task, verdict }) => [task, verdict])).toEqual(
      tasks.map(({ taskKey }) => [taskKey, "passed"]),
    );
    expect(verdicts).toEqual(expect.arrayContaining(kept));
    expect(await recordsOf(repeated.run.id)).toHaveLength(1);
  });

  test("a voided verdict is superseded on repetition, and so is the record", async () => {
    const asked = await request("voided");
    const losing = new ScriptedBackend((call) =>
      call.source.includes("sample/1") ? lost : honest(call),
    );
    const first = await evaluate(asked, losing);
    // Three passed and were executed twice more; the fourth was tried three times.
    expect(losing.acquired).toBe(3 * 3 + 3);
    expect(first.payload).toMatchObject({ state: "incomplete", unscored: 1, passRate: null });
    expect(first.payload.failureClasses).toEqual({});

    const second = await evaluate(asked, new ScriptedBackend(honest));
    expect(second.payload).toMatchObject({ state: "complete", unscored: 0, passed: 4 });
    const [voided, passed] = (await verdictsOf(first.run.id)).filter(
      ({ task }) => task === "sample/1",
    );
    expect(voided).toMatchObject({ verdict: "voided", fault: "sandbox-lost", supersedes: null });
    expect(passed).toMatchObject({
      verdict: "passed",
      supersedes: voided?.id,
      reason: "run again after an infrastructure fault",
    });
    const [old, current] = await recordsOf(first.run.id);
    expect(current?.payload).toMatchObject({
      supersedesSha256: old?.sha,
      reason: "verdicts were added or corrected",
    });
    expect(await verdictsOf(first.run.id)).toHaveLength(5);
  });

  test("the log tells each verdict with its run and candidate, and warns of a void", async () => {
    const told: [string, Record<string, unknown>][] = [];
    const backend = new ScriptedBackend((call) =>
      call.source.includes("sample/1") ? lost : honest(call),
    );
    const { run } = await evaluate(await request("logged"), backend, {
      info: (fields) => told.push(["info", fields]),
      warn: (fields) => told.push(["warn", fields]),
    });
    const ids = await database.ownerSql<{ id: number; task: string }[]>`
      select c.id::int, t.task_key as task from candidates c join tasks t on t.id = c.task_id
      where c.run_id = ${run.id} order by t.task_key`;
    const lines = told.toSorted(([, a], [, b]) => String(a.task).localeCompare(String(b.task)));
    expect(lines.map(([level, fields]) => [level, fields.candidateId, fields.fault])).toEqual(
      ids.map(({ id, task }) =>
        task === "sample/1" ? ["warn", id, "sandbox-lost"] : ["info", id, null],
      ),
    );
    expect(new Set(told.map(([, { runId }]) => runId))).toEqual(new Set([run.id]));
  });

  test("a sandbox that starts at the third attempt voids nothing", async () => {
    const slow = new ScriptedBackend(honest, (count) => {
      if (count % 3 !== 0) throw new DomainError("sandbox-fault", "a sandbox could not be started");
    });
    const one = { answers: [answer("sample/0")], tasks: tasks.slice(0, 1) };
    const { payload } = await evaluate(await request("slow", one), slow);
    // Three attempts each for the graded execution and its two repeats.
    expect(slow.acquired).toBe(3 * 3);
    expect(payload).toMatchObject({ state: "complete", passed: 1 });
  });

  test("a second evaluation of one run at once is refused as a conflict", async () => {
    const asked = await request("twin");
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const waiting = new ScriptedBackend(async (call) => {
      begun.resolve();
      await gate.promise;
      return honest(call);
    });
    const first = evaluate(asked, waiting);
    await begun.promise;
    const second = evaluate(asked, new ScriptedBackend(honest));
    await expect(second).rejects.toMatchObject({ code: "conflict" });
    gate.resolve();
    expect((await first).payload.passed).toBe(4);
    expect(await verdictsOf((await first).run.id)).toHaveLength(4);
  });

  test("a task without an answer is refused by name, and nothing is stored", async () => {
    const asked = await request("gaps", { answers: [answer("sample/1")] });
    const rows = await countRows();
    await expect(evaluate(asked, new ScriptedBackend(honest))).rejects.toThrow(
      "answers.jsonl: field task_id: no completion for sample/0, sample/2, sample/3",
    );
    expect(await countRows()).toEqual(rows);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("what is stored of answers", () => {
  test("NUL and lone surrogates in every text leave readable rows and traces", async () => {
    const odd = "\0\ud800";
    const answers = tasks.map(({ taskKey }) =>
      answer(taskKey, {
        completion: `    return x  # ${odd}\n`,
        rawResponse: odd,
        finishReason: odd,
        extraFields: { [`k${odd}`]: [odd, { [`n${odd}`]: odd }] },
      }),
    );
    const { run } = await evaluate(await request("odd", { answers }), new ScriptedBackend(honest));
    const rows = await database.webSql`
      select finish_reason as finish, extra_fields::jsonb as extra
      from candidates where run_id = ${run.id}`;
    const clean = "\ufffd\ufffd";
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      expect(row).toEqual({
        finish: clean,
        extra: { [`k${clean}`]: [clean, { [`n${clean}`]: clean }] },
      });
    }
    const traces = storedTexts().filter((text) => text.startsWith('{"version":1'));
    expect(traces.map((text) => traceSchema.parse(JSON.parse(text)).verdict)).toEqual(
      tasks.map(() => "passed"),
    );
  });

  test("withheld submissions and hidden cases never reach a public object or row", async () => {
    const hidden = '"canary-hidden"';
    await storeSuite(
      database.worker,
      sampleSuite({
        id: "secret",
        tasks: [
          sampleTask("secret/0", {
            referenceSolution: "    return x  # canary-reference\n",
            plantedFaults: ["    return 'canary-fault'\n"],
            testPlan: {
              kind: "calls",
              cases: [
                {
                  visibility: "hidden",
                  args: `["t",${hidden}]`,
                  expectation: { kind: "equal", value: hidden },
                },
              ],
            },
          }),
        ],
      }),
    );
    const secret = await findSuiteRevision(database.worker, "secret");
    if (secret === null) throw new Error("the suite was not stored");
    const secretTasks = await listSuiteTasks(database.worker, secret.id);
    const run = (completion: string, submissionsWithheld: boolean) => ({
      suite: requireGradable(secret),
      tasks: secretTasks,
      answers: [answer("secret/0", { completion, rawResponse: completion })],
      source: { name: "built in", sha256: completion.length.toString().padStart(64, "0") },
      submissionsWithheld,
    });
    const reference = secretTasks[0]?.referenceSolution ?? "";
    const passed = await evaluate(
      await request("baseline", run(reference, true)),
      new ScriptedBackend(() => hidden),
    );
    // One that answers with what the hidden case gave it, wrongly wrapped.
    const failed = await evaluate(
      await request("leaker", run("    return [x]\n", false)),
      new ScriptedBackend(() => `["l",${hidden}]`),
    );
    expect(passed.payload.passed).toBe(1);
    expect(failed.payload.failureClasses).toEqual({ wrong_answer: 1 });
    expect(storedTexts().join("\n")).not.toContain("canary");
    for (const { name, schema } of await listTables(database.ownerSql)) {
      if (schema !== "public") continue;
      const rows = await database.webSql.unsafe(`select t::text as text from ${name} t`);
      expect(rows.map(({ text }) => text).join("\n"), name).not.toContain("canary");
    }
  });
});
