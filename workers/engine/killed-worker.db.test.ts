import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FileObjectStore } from "../../db/objects/file-object-store";
import { provisionQueue } from "../../db/queue/provision-queue";
import { findCycle } from "../../db/repositories/find-cycle";
import type { Model } from "../../db/repositories/find-model";
import { listModelVerdictCounts } from "../../db/repositories/list-model-verdict-counts";
import { withTestDatabase } from "../../db/test-support/with-test-database";
import { checkoutRoot } from "../checkout-root";
import { ProviderServer } from "../providers/test-support/provider-server";
import type { NewJob } from "./engine-ports";
import { generateBatch } from "./generate-batch";
import { gradeBatch } from "./grade-batch";
import { OpenModels } from "./open-models";
import { generatePayload, gradePayload } from "./payloads";
import { endGrading } from "./send-publication";
import { startRound } from "./start-round";
import { addModel, openTestCycle, taskOfPrompt, tasksOfWeek } from "./test-support/open-test-cycle";
import { openTestEngine, type TestEngine } from "./test-support/open-test-engine";
import { watchCycle } from "./watch-cycle";

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "errorbar-killed-"));
const objects = new FileObjectStore(folder);
// Below the checkout, as the bundle's packages are.
const cache = join("node_modules", ".cache", `errorbar-worker-test-${process.pid}`);
const concurrency = 2;
/** A lost job is noticed after ten seconds; a busy machine takes its time for everything else. */
const takeoverTimeoutMs = 180_000;
let server: ProviderServer;
let child: ChildProcess | undefined;
let engine: TestEngine | undefined;

beforeAll(async () => {
  await build({
    absWorkingDir: checkoutRoot,
    entryPoints: [join("workers", "engine", "test-support", "worker-process.ts")],
    outfile: join(cache, "worker.mjs"),
    ...{ bundle: true, format: "esm", platform: "node", packages: "external" },
  });
  await provisionQueue(database.ownerUrl);
  server = await ProviderServer.start();
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await engine?.stop();
  await server.close();
  rmSync(folder, { recursive: true });
  rmSync(join(checkoutRoot, cache), { recursive: true, force: true });
});

async function startChild(): Promise<ChildProcess> {
  const words = [join(checkoutRoot, cache, "worker.mjs"), database.workerUrl, folder];
  child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

const open = () =>
  openTestEngine({ db: database.worker, workerUrl: database.workerUrl, objects }, "second");

test(
  "a killed worker is replaced, and nothing is asked twice after its reply was stored",
  async () => {
    const baseUrl = server.baseUrl("openai-compatible");
    const endpoint = { kind: "openai-compatible", baseUrl, model: "killed", concurrency } as const;
    const cycleId = await openTestCycle(database.worker, "2026-W47", [
      await addModel(database.worker, "killed", endpoint),
    ]);
    const fifth = Promise.withResolvers<void>();
    server.respond((_, count) => {
      if (count === 5) fifth.resolve();
      return { kind: "answer", text: "    return x\n", delayMs: 100 };
    });
    const worker = await startChild();
    engine = await open();
    // Nothing is taken by the second worker while the first asks: one asks a model at a time.
    await engine.queue.boss.offWork("generate");
    await startRound(engine.ports, cycleId, null);
    await fifth.promise;
    worker.kill("SIGKILL");
    await once(worker, "exit");
    const stored = await database.ownerSql<{ key: string }[]>`
    select distinct task_key as key from private.model_replies
    join tasks on tasks.id = task_id where cycle_id = ${cycleId}`;
    const askedBefore = new Map<string, number>();
    for (const { prompt } of server.requests) {
      const key = taskOfPrompt(prompt);
      askedBefore.set(key, (askedBefore.get(key) ?? 0) + 1);
    }
    await engine.stop();
    engine = await open();
    const signal = new AbortController().signal;
    await watchCycle(engine.ports, { cycleId, slugs: null, onProgress: () => {}, signal });

    expect(engine.published).toContain(cycleId);
    expect(stored.length).toBeGreaterThan(0);
    for (const { key } of stored) {
      const asked = server.count(({ prompt }) => taskOfPrompt(prompt) === key);
      expect(asked, key).toBe(askedBefore.get(key));
    }
    // What was under way when it was killed, and no more, was asked once again.
    expect(server.count()).toBeGreaterThanOrEqual(tasksOfWeek);
    expect(server.count()).toBeLessThanOrEqual(tasksOfWeek + concurrency);
    const [model] = await listModelVerdictCounts(database.worker, cycleId);
    expect(model).toMatchObject({ candidates: tasksOfWeek, graded: tasksOfWeek, voided: 0 });
  },
  takeoverTimeoutMs,
);

test("two workers that grade the same candidates at once leave each with one verdict", async () => {
  engine ??= await open();
  const { ports } = engine;
  const cycleId = await openTestCycle(database.worker, "2026-W48", [], true);
  const sent: object[] = [];
  const send = async (jobs: readonly NewJob[]) =>
    void sent.push(...jobs.map(({ payload }) => payload));
  const collecting = { ...ports, jobs: { finish: async () => {}, send } };
  await startRound(collecting, cycleId, new Set(["baseline-coin-40"]));
  const never = new AbortController().signal;
  await generateBatch(collecting, generatePayload.parse(sent.shift()), 0, never);
  const batch = gradePayload.parse(sent.shift());
  await Promise.all([
    gradeBatch(collecting, batch, "a", never),
    gradeBatch(collecting, batch, "b", never),
  ]);
  const [counted] = await database.ownerSql`
    select count(*)::int as candidates, count(distinct verdicts.candidate_id)::int as judged,
      count(verdicts.id)::int as verdicts
    from candidates left join verdicts on verdicts.candidate_id = candidates.id
    where run_id = ${batch.runId}`;
  expect(counted).toEqual({ candidates: tasksOfWeek, judged: tasksOfWeek, verdicts: tasksOfWeek });
});

test("a worker that is killed as it ends the last job has sent the cycle to be published", async () => {
  engine ??= await open();
  const cycle = await findCycle(database.worker, { cycle: "2026-W47" });
  const cycleId = cycle?.id ?? 0;
  const sent: string[] = [];
  const jobs = {
    send: async (added: readonly NewJob[]) => void sent.push(...added.map(({ queue }) => queue)),
    finish: () => Promise.reject(new Error("killed")),
  };
  const [last, other] = [randomUUID(), randomUUID()];
  const { boss } = engine.queue;
  await boss.send("grade", { cycleId }, { id: last, startAfter: 3600 });
  const end = (id: string) => endGrading({ db: database.worker, jobs }, cycleId, id);
  // Another job that waits is counted, the one that ends is not.
  await expect(end(other)).rejects.toThrow("killed");
  expect(sent).toEqual([]);
  await expect(end(last)).rejects.toThrow("killed");
  expect(sent).toEqual(["publish"]);
});

test("who lost a model's lock with its session is not joined by another job of this process", async () => {
  engine ??= await open();
  const baseUrl = server.baseUrl("openai-compatible");
  const endpoint = { kind: "openai-compatible", baseUrl, model: "once", concurrency: 1 } as const;
  const model = await addModel(database.worker, "once", endpoint);
  const cycleId = await openTestCycle(database.worker, "2026-W49", [model]);
  const sent: object[] = [];
  const send = async (jobs: readonly NewJob[]) =>
    void sent.push(...jobs.map(({ payload }) => payload));
  const models = new OpenModels([], {});
  const ports = {
    ...engine.ports,
    jobs: { finish: async () => {}, send },
    openModel: (asked: Model) => models.open(asked),
  };
  await startRound(ports, cycleId, null);
  const payload = generatePayload.parse(sent.shift());
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.respond(() => {
    arrived.resolve();
    return { kind: "answer", text: "    return x\n", delayMs: 500 };
  });
  const stopping = new AbortController();
  const first = generateBatch(ports, payload, 0, stopping.signal);
  first.then(released.resolve, released.resolve);
  await arrived.promise;
  await database.ownerSql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'errorbar-lock' and datname = current_database()`;
  const again = generateBatch(ports, payload, 1, new AbortController().signal);
  await expect(again).rejects.toMatchObject({ code: "conflict" });
  stopping.abort();
  await released.promise;
  expect(server.count(({ model: asked }) => asked === "once")).toBe(1);
});
