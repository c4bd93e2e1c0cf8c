import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../db/client";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { findRun } from "../../db/repositories/find-run";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { registerModel } from "../../db/repositories/register-model";
import { storeSuite } from "../../db/repositories/store-suite";
import { requireGradable } from "../../db/repositories/suite-revision";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import { undisclosedGeneration } from "./build-manifest";
import { evaluateAnswers } from "./evaluate-answers";
import type { DifferenceKind, RecordDifference } from "./record-difference";
import { regradeRun } from "./regrade-run";
import { type Script, ScriptedBackend } from "./test-support/scripted-backend";
import { verifyChain } from "./verify-chain";
import { verifyRun } from "./verify-run";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-verify-"));
const objects = new FileObjectStore(folder);
const keys = Array.from({ length: 6 }, (_, index) => `sample/${index}`);
const runIds: string[] = [];

const honest: Script = ({ literal }) => (literal === "(1,)" ? '["i","1"]' : '"\\u0000 é"');
const wrongOn =
  (...wrong: string[]): Script =>
  (call) =>
    wrong.some((key) => call.source.includes(key)) ? '["i","7"]' : honest(call);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two runs; the first is graded again to other verdicts, so that there is a superseded record. */
beforeAll(async () => {
  await storeSuite(database.worker, sampleSuite({ tasks: keys.map((key) => sampleTask(key)) }));
  const found = await findSuiteRevision(database.worker, "sample");
  if (found === null) throw new Error("the suite was not stored");
  const suite = requireGradable(found);
  const tasks = await listSuiteTasks(database.worker, suite.id);
  const graderFor = () => functionCompletionGrader;
  for (const slug of ["one", "two"]) {
    const entry = { slug, name: slug, provider: null, revision: null, synthetic: false };
    const { model } = await registerModel(database.worker, entry);
    const backend = new ScriptedBackend(wrongOn("sample/1", "sample/2"));
    const blank = { rawResponse: null, promptTokens: null, completionTokens: null };
    const answers = keys.map((taskKey) => ({
      taskKey,
      candidateIndex: 0,
      completion: `    return x  # ${taskKey}\n`,
      ...blank,
      latencyMs: null,
      finishReason: null,
      extraFields: {},
    }));
    const { run } = await evaluateAnswers(
      { db: database.worker, objects, backend },
      database.workerUrl,
      {
        suite,
        tasks,
        model,
        answers,
        generation: undisclosedGeneration,
        evidence: "E",
        source: { name: "answers.jsonl", sha256: "0".repeat(64) },
        submissionsWithheld: false,
      },
      graderFor,
    );
    runIds.push(run.id);
  }
  const run = await findRun(database.worker, runIds[0] ?? "");
  if (run === null) throw new Error("no run");
  const backend = new ScriptedBackend(wrongOn("sample/1"));
  const ports = { db: database.worker, objects, backend };
  const request = { run, suite, tasks, graderFor, reason: "a test", clock: () => new Date() };
  await regradeRun(ports, request);
});

async function verify(db: Database): Promise<RecordDifference[]> {
  const { differences } = await verifyChain(db);
  for (const runId of runIds) differences.push(...(await verifyRun({ db, objects }, runId)));
  return differences;
}

const tables = ["runs", "candidates", "executions", "outcomes", "verdicts", "score_records"];
const constraints = ["hash_of_text", "previous_sha256", "supersedes_id_unique", "previous_exists"];
const rolledBack = new Error("put back");

/** What is found after statements of the owner, with triggers and constraints off; all is put back. */
async function tamper(...statements: string[]): Promise<RecordDifference[]> {
  let found: RecordDifference[] = [];
  const work = database.owner.transaction(async (transaction) => {
    const run = (statement: string) => transaction.execute(sql.raw(statement));
    for (const table of [...tables, "tasks", "models", "reported_outcomes"]) {
      await run(`alter table ${table} disable trigger all`);
    }
    for (const name of constraints) {
      await run(`alter table score_records drop constraint score_records_${name}`);
    }
    for (const statement of statements) {
      const changed = await run(statement);
      expect(changed.count, statement).toBeGreaterThan(0);
    }
    found = await verify(transaction);
    throw rolledBack;
  });
  await expect(work).rejects.toBe(rolledBack);
  return found;
}

/** Rewrites a record's text; its stored hash follows, as a careful forger would do it. */
const rewrite = (record: string, from: string, to: string, follow = true) =>
  `update score_records set canonical = replace(canonical, '${from}', '${to}')${
    follow
      ? `, record_sha256 = encode(sha256(convert_to(replace(canonical, '${from}', '${to}'), 'UTF8')), 'hex')`
      : ""
  } where id = ${record} and canonical <> replace(canonical, '${from}', '${to}')`;
const first = "(select min(id) from score_records)";
const second = "(select min(id) + 1 from score_records)";
const last = "(select max(id) from score_records)";
const verdictOn = (key: string) => `(select max(v.id) from verdicts v
  join candidates c on c.id = v.candidate_id join tasks t on t.id = c.task_id
  where t.task_key = '${key}' and c.run_id = (select run_id from score_records where id = ${last}))`;
const executionOf = (key: string) =>
  `(select execution_id from verdicts where id = ${verdictOn(key)})`;

const forgeries: [name: string, statements: string[], kind: DifferenceKind, words: string][] = [
  [
    "a figure changed in a record's text",
    [rewrite(last, '"passed":5', '"passed":6', false)],
    "text",
    "its text has the hash",
  ],
  [
    "a figure and the hash of the newest record",
    [rewrite(last, '"passed":5', '"passed":6')],
    "score",
    "passed: it states 6, recomputed is 5",
  ],
  [
    "a figure and the hash of an older record",
    [rewrite(first, '"passed":4', '"passed":6')],
    "link",
    "but the record before it is",
  ],
  [
    "a bound of an interval, with the hash",
    [rewrite(last, '"resamples":1000', '"resamples":9000')],
    "score",
    "interval: it states",
  ],
  [
    "a slice, with the hash",
    [rewrite(last, '"dimension":"category","passed":5', '"dimension":"category","passed":6')],
    "score",
    "slices: it states",
  ],
  [
    "a failure class, with the hash",
    [rewrite(last, '"wrong_answer":1', '"syntax":1')],
    "score",
    "failureClasses: it states",
  ],
  [
    "the evidence grade, with the hash",
    [rewrite(last, '"evidence":"E"', '"evidence":"A"')],
    "identity",
    'evidence: it states "A", stored is "E"',
  ],
  [
    "the model, with the hash",
    [rewrite(last, '"slug":"one"', '"slug":"two"')],
    "identity",
    "model: it states",
  ],
  [
    "the text made no record",
    [rewrite(last, '"version":1', '"version":7')],
    "text",
    "its text is no score record",
  ],
  [
    "a record taken out of the middle",
    [`delete from score_records where id = ${second}`],
    "link",
    "but the record before it is",
  ],
  [
    "the only record of a run taken out",
    [`delete from score_records where id = ${second}`],
    "unpublished",
    "it is graded and has no record",
  ],
  [
    "the first record taken out",
    [`delete from score_records where id = ${first}`],
    "link",
    "but the record before it is null",
  ],
  [
    "the correction cut off at the chain's end",
    [`delete from score_records where id = ${last}`],
    "verdicts",
    "the verdicts that stand are not those that it was made from",
  ],
  [
    "a fork",
    [
      `insert into score_records (run_id, canonical, record_sha256, previous_sha256)
       select run_id, canonical || ' ', encode(sha256(convert_to(canonical || ' ', 'UTF8')), 'hex'),
         previous_sha256 from score_records where id = ${last}`,
    ],
    "link",
    "it follows",
  ],
  [
    "a supersession taken away",
    [`update score_records set supersedes_id = null where id = ${last}`],
    "supersession",
    "but its row nothing",
  ],
  [
    "a record of another run superseded",
    [`update score_records set supersedes_id = ${second} where id = ${last}`],
    "supersession",
    "of another run",
  ],
  [
    "one record superseded twice",
    [`update score_records set supersedes_id = ${first} where id = ${second}`],
    "supersession",
    "too",
  ],
  [
    "a record that supersedes a later one",
    [`update score_records set supersedes_id = ${last} where id = ${first}`],
    "supersession",
    "which is not earlier",
  ],
  [
    "a record moved to another run",
    [
      `update score_records set run_id = (select run_id from score_records where id = ${second})
       where id = ${last}`,
    ],
    "identity",
    "runId: it states",
  ],
  [
    "a verdict turned",
    [
      `update verdicts set verdict = 'passed', failure_class = null
      where id = ${verdictOn("sample/1")}`,
    ],
    "verdicts",
    "the verdicts that stand are not those",
  ],
  [
    "a verdict's class turned",
    [`update verdicts set failure_class = 'syntax' where id = ${verdictOn("sample/1")}`],
    "outcomes",
    "failed as syntax, but its cases as wrong_answer",
  ],
  [
    "a superseded verdict turned",
    [
      `update verdicts set verdict = 'passed', failure_class = null
      where id = (select supersedes_id from verdicts where id = ${verdictOn("sample/2")})`,
    ],
    "verdicts",
    "no state of the stored verdicts",
  ],
  [
    "a correction taken away",
    [`delete from verdicts where id = ${verdictOn("sample/2")}`],
    "verdicts",
    "the verdicts that stand are not those",
  ],
  [
    "a correction that corrects nothing",
    [`update verdicts set supersedes_id = id where id = ${verdictOn("sample/2")}`],
    "verdicts",
    "stood before it",
  ],
  [
    "an outcome turned",
    [
      `update outcomes set outcome = 'failed', failure_class = 'wrong_answer'
      where execution_id = ${executionOf("sample/0")} and case_index = 0`,
    ],
    "outcomes",
    "passed with 1 of 2 cases",
  ],
  [
    "every outcome of a failure turned",
    [
      `update outcomes set outcome = 'passed', failure_class = null
      where execution_id = ${executionOf("sample/1")}`,
    ],
    "outcomes",
    "failed with all of its 2 cases passed",
  ],
  [
    "an outcome taken away",
    [`delete from outcomes where execution_id = ${executionOf("sample/0")} and case_index = 1`],
    "outcomes",
    "has 1 outcomes stored, and its task 2 cases",
  ],
  [
    "an execution taken from a verdict",
    [`update verdicts set execution_id = null where id = ${verdictOn("sample/0")}`],
    "outcomes",
    "passed without an execution",
  ],
  [
    "a trace exchanged for another",
    [
      `update verdicts set trace_sha256 = (
        select trace_sha256 from verdicts where id = ${verdictOn("sample/3")})
      where id = ${verdictOn("sample/0")}`,
    ],
    "trace",
    "its trace tells of run",
  ],
  [
    "a trace that is nowhere",
    [`update verdicts set trace_sha256 = repeat('0', 64) where id = ${verdictOn("sample/0")}`],
    "trace",
    "its trace can't be read: no object",
  ],
  [
    "a candidate with its verdicts taken away",
    [
      `delete from verdicts where candidate_id =
         (select candidate_id from verdicts where id = ${verdictOn("sample/1")})`,
      `delete from candidates where id in (select c.id from candidates c
         left join verdicts v on v.candidate_id = c.id where v.id is null)`,
    ],
    "score",
    "unscored: it states 0, recomputed is 1",
  ],
  [
    "the limits in a run's manifest",
    [`update runs set manifest = jsonb_set(manifest, '{execution,limits,cpuMsPerTest}', '1')`],
    "identity",
    "its manifest has the hash",
  ],
  [
    "a manifest with its hash",
    [`update runs set manifest_sha256 = repeat('0', 64)`],
    "identity",
    "its suite, model, source or manifest is another",
  ],
  [
    "a run given to another model",
    [
      `update runs set model_id = (select max(id) from models)
      where model_id <> (select max(id) from models)`,
    ],
    "identity",
    "its suite, model, source or manifest is another",
  ],
  [
    "the source's hash",
    [`update runs set source_sha256 = repeat('1', 64)`],
    "identity",
    "its suite, model, source or manifest is another",
  ],
  [
    "the base problem of a task, which moves the interval",
    [`update tasks set base_id = 'sample/0'`],
    "score",
    "baseProblems: it states 6, recomputed is 1",
  ],
  [
    "a task's category",
    [`update tasks set category = 'refactoring'`],
    "score",
    "slices: it states",
  ],
];

describe("records that nobody touched", () => {
  test("hold, the superseded one too", async () => {
    expect(await verify(database.web)).toEqual([]);
    const { records, head } = await verifyChain(database.web);
    expect(records).toBe(3);
    expect(head).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("tampering is found and named", () => {
  test.each(forgeries)("%s", async (_name, statements, kind, words) => {
    const found = await tamper(...statements);
    const details = found.filter((one) => one.kind === kind).map(({ detail }) => detail);
    expect(
      details.some((detail) => detail.includes(words)),
      JSON.stringify(found, null, 1),
    ).toBe(true);
  });

  test("a stored trace that was overwritten", async () => {
    const [row] = await database.ownerSql<{ sha: string }[]>`
      select trace_sha256 as sha from verdicts order by id limit 1`;
    const path = join(folder, row?.sha.slice(0, 2) ?? "", `${row?.sha}.gz`);
    const kept = readFileSync(path);
    writeFileSync(path, gzipSync("{}"));
    const found = await verify(database.owner);
    writeFileSync(path, kept);
    expect(found).toMatchObject([{ kind: "trace" }]);
    expect(found[0]?.detail).toContain("no longer matches its name");
  });
});
