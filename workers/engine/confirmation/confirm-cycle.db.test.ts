import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FileObjectStore } from "../../../db/objects/file-object-store";
import { provisionQueue } from "../../../db/queue/provision-queue";
import { appendEvents } from "../../../db/repositories/append-events";
import { appendPublication } from "../../../db/repositories/append-publication";
import { belongsToCycle } from "../../../db/repositories/belongs-to-cycle";
import { findModel } from "../../../db/repositories/find-model";
import { findPublication } from "../../../db/repositories/find-publication";
import { findSuiteRevision } from "../../../db/repositories/find-suite-revision";
import { listConfirmations } from "../../../db/repositories/list-confirmations";
import { listConfirmedChanges } from "../../../db/repositories/list-confirmed-changes";
import { listCycleProgress } from "../../../db/repositories/list-cycle-progress";
import { listModelChanges } from "../../../db/repositories/list-model-changes";
import { mayLackRecord } from "../../../db/repositories/may-lack-record";
import { measureRuns } from "../../../db/repositories/measure-runs";
import { withTestDatabase } from "../../../db/test-support/with-test-database";
import { ProviderServer } from "../../providers/test-support/provider-server";
import { startRound } from "../start-round";
import {
  addModel,
  openTestCycle,
  taskOfPrompt,
  tasksDrawn,
  tasksOfWeek,
} from "../test-support/open-test-cycle";
import { openTestEngine, type TestEngine } from "../test-support/open-test-engine";
import { watchCycle } from "../watch-cycle";
import { watchConfirmations } from "./watch-confirmations";

// Two weeks and a confirmation go through the queue in each: seconds, and more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-confirm-"));
const objects = new FileObjectStore(folder);
const right = { kind: "answer", text: "    return x\n" } as const;
const wrong = { kind: "answer", text: "    return None\n" } as const;
let server: ProviderServer;
let engine: TestEngine;
/** Slugs that a week's publication raises an alert about, by the cycle's id. */
const alarms = new Map<number, { week: string; slugs: readonly string[] }>();

beforeAll(async () => {
  await provisionQueue(database.ownerUrl);
  server = await ProviderServer.start();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => server.reset());
afterEach(() => engine.stop());

/** A worker whose sandbox gives back the argument to submissions that return it. */
async function open(): Promise<TestEngine> {
  const { worker: db, workerUrl } = database;
  engine = await openTestEngine({ db, workerUrl, objects }, "a", ({ source, literal }) => {
    if (!source.includes("return x")) return '["n"]';
    return literal === "(1,)" ? '["i","1"]' : '"\\u0000 é"';
  });
  engine.ports.publish = publish;
  return engine;
}

/** What a publication leaves behind, as far as a confirmation looks at it; a second one nothing. */
async function publish(cycleId: number): Promise<void> {
  if ((await findPublication(database.worker, cycleId)) !== null) return;
  const raised = alarms.get(cycleId);
  const evidence = {
    ...{
      measure: "passes",
      direction: "down",
      windowCycles: 1,
      tasks: 3,
      difference: -1,
      pHolm: 0,
    },
    ...{ before: { trials: 3, hits: 3 }, after: { trials: 3, hits: 0 } },
  };
  for (const slug of raised?.slugs ?? []) {
    const modelId = (await findModel(database.worker, slug))?.id ?? null;
    const place = { cycle: raised?.week ?? "", suiteId: "weekly", modelId };
    await appendEvents(database.worker, [{ kind: "alert", ...place, evidence }]);
  }
  await appendPublication(database.worker, { cycleId, gates: [], publishedAt: new Date() });
}

const add = (slug: string, changes: { model?: string; concurrency?: number } = {}) =>
  addModel(database.worker, slug, {
    kind: "openai-compatible",
    baseUrl: server.baseUrl("openai-compatible"),
    model: slug,
    ...changes,
  });

async function runWeek(
  week: string,
  models: Awaited<ReturnType<typeof add>>[],
  slugs: readonly string[] = [],
  afterOpening: () => Promise<unknown> = async () => {},
): Promise<number> {
  const cycleId = await openTestCycle(database.worker, week, models, true);
  await afterOpening();
  alarms.set(cycleId, { week, slugs });
  const { ports } = await open();
  await startRound(ports, cycleId, null);
  const signal = new AbortController().signal;
  await watchCycle(ports, { cycleId, slugs: null, onProgress: () => {}, signal });
  return cycleId;
}

const finish = (cycleId: number) => {
  const signal = new AbortController().signal;
  return watchConfirmations(engine.ports, { cycleId, onProgress: () => {}, signal });
};
const only = (first: string, second: string) =>
  tasksDrawn(first).filter((key) => !tasksDrawn(second).includes(key));

test("a change that other tasks bear out is confirmed, tells so, and leaves every board as it was", async () => {
  server.respond(right);
  await runWeek("2026-W40", [await add("m-a")]);
  await engine.stop();
  server.reset();
  server.respond(wrong);
  // A canary that moves is no model that changed.
  const cycleId = await runWeek("2026-W41", [await add("m-a")], ["m-a", "baseline-coin-70"]);
  const asked = only("2026-W40", "2026-W41");
  const [confirmation, ...others] = await finish(cycleId);
  expect(others).toEqual([]);
  expect(confirmation).toMatchObject({ slug: "m-a", decision: "confirmed", tasks: asked.length });
  const again = server.requests.slice(tasksOfWeek).map(({ prompt }) => taskOfPrompt(prompt));
  expect(again.sort()).toEqual([...asked].sort());
  const [told] = await listModelChanges(database.web, "m-a", 1);
  expect(told).toMatchObject({ kind: "change_confirmed", cycle: "2026-W41", suiteId: "weekly" });
  const tasks = asked.length;
  expect(told?.evidence).toMatchObject({
    ...{ direction: "down", tasks, onlyBefore: tasks, onlyAgain: 0, difference: -1 },
    ...{ before: { trials: tasks, hits: tasks }, after: { trials: tasks, hits: 0 } },
    // All of them fell: half to the power of their number.
    p: 0.5 ** tasks,
  });
  expect(await listConfirmedChanges(database.worker)).toEqual(new Map([["m-a", "2026-W41"]]));
  // The week itself counts as before, and nothing of the run may have or lack a record.
  const [progress] = (await listCycleProgress(database.web, "2026-W41")).slice(-1);
  expect(progress).toMatchObject({ model: "m-a", attempts: tasksOfWeek, answered: tasksOfWeek });
  const { suiteRevisionId, runId } = confirmation ?? { suiteRevisionId: null, runId: null };
  const run = { cycle: "2026-W41", suiteRevisionId: suiteRevisionId ?? 0 };
  expect(await belongsToCycle(database.worker, run)).toBe(true);
  expect(await mayLackRecord(database.worker, runId ?? "")).toBe(true);
  // Of four models in two weeks, nothing of which has a record here.
  expect(await measureRuns(database.web)).toMatchObject({ open: 8, records: 0 });
  const standing = await findSuiteRevision(database.web, "weekly");
  expect(standing?.id).not.toBe(suiteRevisionId);
});

test("one that they don't bear out is told too; a worker that stops leaves the rest to the next", async () => {
  server.respond(right);
  await runWeek("2026-W42", [await add("m-b", { concurrency: 2 })]);
  await engine.stop();
  server.reset();
  const drawn = new Set(tasksDrawn("2026-W43"));
  const { promise: third, resolve } = Promise.withResolvers<void>();
  server.respond(({ prompt }, count) => {
    if (count === tasksOfWeek + 3) resolve();
    return drawn.has(taskOfPrompt(prompt)) ? wrong : { ...right, delayMs: 50 };
  });
  const cycleId = await runWeek("2026-W43", [await add("m-b", { concurrency: 2 })], ["m-b"]);
  await third;
  await engine.stop();
  const asked = only("2026-W42", "2026-W43");
  expect(server.count()).toBeLessThan(tasksOfWeek + asked.length);
  await open();
  const [confirmation] = await finish(cycleId);
  expect(confirmation).toMatchObject({ decision: "unconfirmed", tasks: asked.length });
  expect(server.count()).toBe(tasksOfWeek + asked.length);
  expect(await listModelChanges(database.web, "m-b", 8)).toMatchObject([
    { kind: "change_unconfirmed", evidence: { onlyBefore: 0, onlyAgain: 0, p: 1 } },
    { kind: "alert" },
  ]);
  // Again, by a cycle that is run once more: nothing is asked, planned or told a second time.
  await startRound(engine.ports, cycleId, null);
  expect(await finish(cycleId)).toEqual([confirmation]);
  expect(server.count()).toBe(tasksOfWeek + asked.length);
});

test("a model that is down leaves a confirmation open, and the next round asks for the rest", async () => {
  server.respond(right);
  await runWeek("2026-W44", [await add("m-c")]);
  await engine.stop();
  server.reset();
  const drawn = new Set(tasksDrawn("2026-W45"));
  server.respond(({ prompt }) =>
    drawn.has(taskOfPrompt(prompt)) ? wrong : { kind: "status", status: 401 },
  );
  const cycleId = await runWeek("2026-W45", [await add("m-c")], ["m-c"]);
  const [left] = await finish(cycleId);
  expect(left).toMatchObject({ decision: null, answers: 0, graded: 0 });
  expect(await listModelChanges(database.web, "m-c", 8)).toMatchObject([{ kind: "alert" }]);
  server.respond(right);
  expect(await finish(cycleId)).toMatchObject([{ decision: "unconfirmed" }]);
});

test("a model without other tasks in its past is asked nothing, and its change is not confirmed", async () => {
  server.respond(wrong);
  const rename = () => add("m-d", { model: "renamed" });
  const cycleId = await runWeek("2026-W46", [await add("m-d")], ["m-d"], rename);
  // In mid-week the registry changes nobody's name at the provider.
  expect(server.count(({ model }) => model === "m-d")).toBe(tasksOfWeek);
  expect(await finish(cycleId)).toMatchObject([{ decision: "unconfirmed", tasks: 0, runId: null }]);
  expect(server.count()).toBe(tasksOfWeek);
  expect(await listConfirmations(database.worker, { cycleId })).toMatchObject([
    { suiteRevisionId: null, manifest: null },
  ]);
});
