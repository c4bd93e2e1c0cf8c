import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { findRun } from "../../db/repositories/find-run";
import { findSuiteRevision } from "../../db/repositories/find-suite-revision";
import { listRunVerdicts } from "../../db/repositories/list-run-verdicts";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { storeSuite } from "../../db/repositories/store-suite";
import { requireGradable } from "../../db/repositories/suite-revision";
import { sampleSuite, sampleTask } from "../../db/test-support/sample-suite";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { ScriptedBackend } from "../jobs/test-support/scripted-backend";
import { ProviderServer } from "../providers/test-support/provider-server";
import { askSuite } from "./ask-suite";
import { OpenModels } from "./open-models";
import { addModel } from "./test-support/open-test-cycle";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-ask-suite-"));
const log = { info: () => {}, warn: () => {} };
let server: ProviderServer;

beforeAll(async () => {
  server = await ProviderServer.start();
  const tasks = [sampleTask("s/0"), sampleTask("s/1", { prompt: "def other(x):\n" })];
  await storeSuite(database.worker, sampleSuite({ tasks }));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("a model answers a suite outside of any cycle, and is not asked again for what it answered", async () => {
  const { worker: db, workerUrl } = database;
  server.respond({ kind: "answer", text: "    return x\n" });
  server.respondOnce({ kind: "status", status: 401 });
  const baseUrl = server.baseUrl("openai-compatible");
  const endpoint = { kind: "openai-compatible", baseUrl, model: "m", concurrency: 1 } as const;
  const { model } = await addModel(db, "m", endpoint);
  const found = await findSuiteRevision(db, "sample");
  if (found === null) throw new Error("the suite was not stored");
  const suite = requireGradable(found);
  const tasks = await listSuiteTasks(db, suite.id);
  const ask = () =>
    askSuite(
      {
        ...{ db, workerUrl, log, objects: new FileObjectStore(folder), cycleCap: null },
        backend: new ScriptedBackend(() => '["n"]'),
        clock: () => new Date(),
        chance: () => 0,
      },
      { suite, tasks, model, candidatesPerTask: 2, opened: new OpenModels([], {}).open(model) },
      { stopping: new AbortController().signal, onSettled: () => {} },
    );
  const incomplete = await listRunVerdicts(db, await ask());
  expect(incomplete).toHaveLength(3);
  const run = await findRun(db, await ask());
  // Two tasks with two candidates each; the refused one was asked twice.
  expect(server.count()).toBe(5);
  expect(await listRunVerdicts(db, run?.id ?? "")).toHaveLength(4);
  expect(run).toMatchObject({ cycle: suite.revision, evidence: "B" });
  expect(run?.manifest.generation).toMatchObject({ candidatesPerTask: 2, systemPrompt: "none" });
});
