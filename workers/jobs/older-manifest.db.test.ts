import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { findRun } from "../../db/repositories/find-run";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listSuiteTasks, type SuiteTask } from "../../db/repositories/list-suite-tasks";
import { registerModel } from "../../db/repositories/register-model";
import { storeSuite } from "../../db/repositories/store-suite";
import { requireGradable } from "../../db/repositories/suite-revision";
import { runs } from "../../db/schema";
import { sampleSuite } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import type { Manifest } from "../../lib/core/protocol/manifest";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";
import { olderManifest } from "../../lib/core/protocol/test-support/older-manifest";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import { buildManifest, undisclosedGeneration } from "./build-manifest";
import { evaluateAnswers } from "./evaluate-answers";
import type { RunRequest } from "./open-run";
import { regradeRun } from "./regrade-run";
import { type Script, ScriptedBackend } from "./test-support/scripted-backend";
import { verifyChain } from "./verify-chain";
import { verifyRun } from "./verify-run";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-older-"));
const objects = new FileObjectStore(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const honest: Script = ({ literal }) => (literal === "(1,)" ? '["i","1"]' : '"\\u0000 é"');
const wrong: Script = () => '["i","7"]';
const source = { name: "answers.jsonl", sha256: "0".repeat(64) };
const ports = (script: Script) => ({
  db: database.worker,
  objects,
  backend: new ScriptedBackend(script),
});

let request: RunRequest;
let older: Manifest;
let runId: string;

/** The fields that a manifest had before it had all of them. */
function toOlderForm(manifest: Manifest): Manifest {
  const keep = (contract: object, fields: object) =>
    Object.fromEntries(Object.entries(contract).filter(([name]) => name in fields));
  const { task, generation, execution, scoring } = olderManifest;
  return {
    task: keep(manifest.task, task),
    generation: keep(manifest.generation, generation),
    execution: keep(manifest.execution ?? {}, execution),
    scoring: keep(manifest.scoring, scoring),
  } as unknown as Manifest;
}

function toAnswer({ taskKey }: SuiteTask) {
  const blank = { rawResponse: null, promptTokens: null, completionTokens: null, latencyMs: null };
  const completion = `    return x  # ${taskKey}\n`;
  return { taskKey, candidateIndex: 0, completion, ...blank, finishReason: null, extraFields: {} };
}

/** A run as an earlier version left it: stored with its candidates, and not yet graded. */
beforeAll(async () => {
  const { worker } = database;
  await storeSuite(worker, sampleSuite());
  const found = await findSuiteRevision(worker, "sample");
  if (found === null) throw new Error("the suite was not stored");
  const suite = requireGradable(found);
  const tasks = await listSuiteTasks(worker, suite.id);
  const entry = { slug: "one", name: "one", provider: null, revision: null, synthetic: false };
  const { model } = await registerModel(worker, entry);
  request = {
    ...{ suite, tasks, model, source, answers: tasks.map(toAnswer) },
    ...{ generation: undisclosedGeneration, evidence: "E", submissionsWithheld: false },
  };
  const { backend } = ports(honest);
  older = toOlderForm(buildManifest(suite, tasks, backend, undisclosedGeneration));
  const manifestSha256 = sha256Hex(canonicalJson(older));
  const identitySha256 = sha256Hex(
    canonicalJson({
      ...{ suite: suite.contentSha256, model: model.slug },
      ...{ source: source.sha256, manifest: manifestSha256 },
    }),
  );
  runId = identitySha256.slice(0, 16);
  const evaluated = await evaluateAnswers(
    ports(honest),
    database.workerUrl,
    { ...request, source: { ...source, sha256: "1".repeat(64) } },
    () => functionCompletionGrader,
  );
  const newer = await findRun(worker, evaluated.run.id);
  if (newer === null) throw new Error("no run");
  const { model: _, createdAt: _made, ...row } = newer;
  const stored = { id: runId, identitySha256, manifest: older, manifestSha256 };
  await worker.insert(runs).values({ ...row, ...stored, sourceSha256: source.sha256 });
  await database.ownerSql`
    insert into candidates (run_id, task_id, candidate_index, completion_sha256, submission_sha256,
      extraction, extra_fields)
    select ${runId}, task_id, candidate_index, completion_sha256, submission_sha256, extraction,
      extra_fields from candidates where run_id = ${newer.id}`;
});

test("the same answers again go on with the run of the older form", async () => {
  const { run, payload } = await evaluateAnswers(
    ports(honest),
    database.workerUrl,
    request,
    () => functionCompletionGrader,
  );
  expect(run.id).toBe(runId);
  expect(payload.manifestSha256).toBe(sha256Hex(canonicalJson(older)));
  expect((await findRun(database.worker, runId))?.manifest).toEqual(older);
});

test("what is newly stated of the answers is another run", async () => {
  const generation = { ...undisclosedGeneration, tools: [] };
  const evaluated = await evaluateAnswers(
    ports(honest),
    database.workerUrl,
    { ...request, generation },
    () => functionCompletionGrader,
  );
  expect(evaluated.run.id).not.toBe(runId);
});

test("a regrade on the same machine that changes nothing adds no record", async () => {
  expect((await regrade(honest)).record).toBeNull();
});

test("a regrade that changes a verdict keeps the manifest that stands", async () => {
  const { record } = await regrade(wrong);
  expect(record?.payload).toMatchObject({
    passed: 0,
    manifestSha256: sha256Hex(canonicalJson(older)),
  });
});

test("every record of it still verifies, by the hash of its stored text", async () => {
  const { differences } = await verifyChain(database.worker);
  expect([...differences, ...(await verifyRun({ db: database.worker, objects }, runId))]).toEqual(
    [],
  );
});

async function regrade(script: Script) {
  const run = await findRun(database.worker, runId);
  if (run === null) throw new Error("no run");
  const { suite, tasks } = request;
  const rules = {
    suite,
    tasks,
    graderFor: () => functionCompletionGrader,
    clock: () => new Date(),
  };
  return regradeRun(ports(script), { run, reason: "a test", ...rules });
}
