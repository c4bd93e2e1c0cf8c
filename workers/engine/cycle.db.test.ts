import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { provisionQueue } from "../../db/queue/provision-queue";
import { findCycle } from "../../db/repositories/find-cycle";
import { insertModelReply } from "../../db/repositories/insert-model-reply";
import { listModelVerdictCounts } from "../../db/repositories/list-model-verdict-counts";
import { listSuiteTasks } from "../../db/repositories/list-suite-tasks";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { ProviderServer } from "../providers/test-support/provider-server";
import { startRound } from "./start-round";
import { addModel, openTestCycle, taskOfPrompt, tasksOfWeek } from "./test-support/open-test-cycle";
import { openTestEngine, type TestEngine } from "./test-support/open-test-engine";
import { watchCycle } from "./watch-cycle";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-engine-"));
const objects = new FileObjectStore(folder);
let server: ProviderServer;
let engine: TestEngine;

beforeAll(async () => {
  await provisionQueue(database.ownerUrl);
  server = await ProviderServer.start();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  server.reset();
  server.respond({ kind: "answer", text: "    return x\n" });
});
afterEach(() => engine.stop());

const open = async () => {
  const { worker: db, workerUrl } = database;
  engine = await openTestEngine({ db, workerUrl, objects });
  return engine;
};
const endpoint = (model: string) =>
  ({ kind: "openai-compatible", baseUrl: server.baseUrl("openai-compatible"), model }) as const;
const add = (slug: string, changes: Partial<ReturnType<typeof endpoint>> & object = {}) =>
  addModel(database.worker, slug, { ...endpoint(slug), ...changes });

async function runCycle(cycleId: number, slugs: ReadonlySet<string> | null = null) {
  const { ports } = await open();
  await startRound(ports, cycleId, slugs);
  const signal = new AbortController().signal;
  return watchCycle(ports, { cycleId, slugs, onProgress: () => {}, signal });
}

const progress = (cycleId: number) => listModelVerdictCounts(database.worker, cycleId);
const attempts = (cycleId: number) => database.ownerSql<{ kind: string; fault: string | null }[]>`
  select kind, fault from private.model_replies where cycle_id = ${cycleId} order by id`;

test("a cycle asks each question once, grades every answer and baseline, and goes to be published", async () => {
  const cycleId = await openTestCycle(database.worker, "2026-W40", [await add("m-a")], true);
  // Nothing publishes in this test's engine, so the watch ends as after a refusal.
  expect(await runCycle(cycleId)).toBe("refused");
  expect(new Set(engine.published)).toEqual(new Set([cycleId]));
  expect(server.count()).toBe(tasksOfWeek);
  const models = await progress(cycleId);
  expect(models.map(({ slug }) => slug)).toEqual([
    "baseline-coin-40",
    "baseline-coin-70",
    "baseline-reference",
    "m-a",
  ]);
  for (const { candidates, graded } of models) {
    expect([candidates, graded]).toEqual([tasksOfWeek, tasksOfWeek]);
  }
  const asked = new Set(server.requests.map(({ prompt }) => taskOfPrompt(prompt)));
  expect(asked.size).toBe(tasksOfWeek);
});

test("a part of the models is graded and never sent to be published", async () => {
  const models = [await add("p-a"), await add("p-b")];
  const cycleId = await openTestCycle(database.worker, "2026-W41", models);
  expect(await runCycle(cycleId, new Set(["p-a"]))).toBe("part-graded");
  await engine.stop();
  expect(await runCycle(cycleId, new Set(["p-b"]))).toBe("part-graded");
  expect(engine.published).toEqual([]);
  expect(server.count()).toBe(2 * tasksOfWeek);
});

test("a model that is down leaves an incomplete run without a verdict, and the others are published", async () => {
  server.respond(({ model }) =>
    model === "down" ? { kind: "status", status: 401 } : { kind: "answer", text: "    return x\n" },
  );
  const cycleId = await openTestCycle(database.worker, "2026-W42", [
    await add("down"),
    await add("up"),
  ]);
  await runCycle(cycleId);
  expect(engine.published).toContain(cycleId);
  const [down, up] = await progress(cycleId);
  expect(down).toMatchObject({ slug: "down", candidates: 0, graded: 0, passed: 0 });
  expect(down?.runId).not.toBeNull();
  expect(up).toMatchObject({ candidates: tasksOfWeek, graded: tasksOfWeek });
  // Each question once: no retry mends a wrong key.
  expect(server.count(({ model }) => model === "down")).toBe(tasksOfWeek);
});

test("limits, faults and cut replies cost attempts, and never a candidate", async () => {
  const cycleId = await openTestCycle(database.worker, "2026-W43", [await add("flaky")]);
  server.respondOnce(
    { kind: "status", status: 429, retryAfter: "1" },
    { kind: "status", status: 500 },
    { kind: "cut-json" },
  );
  await runCycle(cycleId);
  expect(await progress(cycleId)).toMatchObject([{ candidates: tasksOfWeek }]);
  expect(server.count()).toBe(tasksOfWeek + 3);
  const faults = (await attempts(cycleId)).flatMap(({ fault }) => fault ?? []);
  expect(faults.sort()).toEqual(["malformed-reply", "rate-limited", "server-error"]);
});

test("a reply that was stored and never parsed is parsed, not asked for again", async () => {
  const model = await add("resumed");
  const cycleId = await openTestCycle(database.worker, "2026-W44", [model]);
  const cycle = await findCycle(database.worker, { id: cycleId });
  const [task] = await listSuiteTasks(database.worker, cycle?.suiteRevisionId ?? 0);
  const choice = {
    index: 0,
    message: { role: "assistant", content: "kept" },
    finish_reason: "stop",
  };
  const body = {
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "resumed",
    choices: [choice],
  };
  await insertModelReply(database.worker, {
    ...{ cycleId, modelId: model.model.id, taskId: task?.id ?? 0, candidateIndex: 0, attempt: 1 },
    ...{ kind: "replied", httpStatus: 200, latencyMs: 5, askedAt: new Date() },
    rawSha256: await objects.put(Buffer.from(JSON.stringify(body))),
  });
  await runCycle(cycleId);
  expect(server.count()).toBe(tasksOfWeek - 1);
  expect(server.count(({ prompt }) => taskOfPrompt(prompt) === task?.taskKey)).toBe(0);
  expect(await progress(cycleId)).toMatchObject([{ candidates: tasksOfWeek }]);
});

test("a spending cap stops the questions cleanly and leaves the rest open", async () => {
  const prices = {
    currency: "USD",
    promptPerMillionTokens: "0",
    // The server's answers take some tokens each, and an answer may take 100 at most.
    completionPerMillionTokens: "1000",
    asOf: "2026-11-03",
  };
  const capped = { ...endpoint("capped"), spendingCap: "0.12" };
  const sampling = { temperature: null, topP: null, maxTokens: 100 };
  const model = await addModel(database.worker, "capped", capped, { prices, sampling });
  const cycleId = await openTestCycle(database.worker, "2026-W45", [model]);
  await runCycle(cycleId);
  const [spent] = await progress(cycleId);
  expect(spent?.candidates).toBeGreaterThan(0);
  expect(spent?.candidates).toBeLessThan(tasksOfWeek);
  expect(spent?.runId).not.toBeNull();
  expect(server.count()).toBe(spent?.candidates);
});

test("a worker that is told to stop keeps the replies under way and leaves the rest to the next", async () => {
  const slow = { ...endpoint("handed"), concurrency: 2 };
  const model = await addModel(database.worker, "handed", slow);
  const cycleId = await openTestCycle(database.worker, "2026-W46", [model]);
  const { promise: third, resolve } = Promise.withResolvers<void>();
  server.respond((_, count) => {
    if (count === 3) resolve();
    return { kind: "answer", text: "    return x\n", delayMs: 50 };
  });
  const first = await open();
  await startRound(first.ports, cycleId, null);
  await third;
  await first.stop();
  const stored = (await attempts(cycleId)).length;
  expect(stored).toBe(server.count());
  expect(stored).toBeLessThan(tasksOfWeek);
  await runCycle(cycleId);
  expect(server.count()).toBe(tasksOfWeek);
});
