import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabasePool } from "../../../db/client";
import { FileObjectStore } from "../../../db/objects/file-object-store";
import { readEnv } from "../../../lib/config/env";
import { checkoutRoot } from "../../checkout-root";
import type { EnginePorts } from "../../engine/engine-ports";
import { openBoss } from "../../engine/open-boss";
import { workQueues } from "../../engine/work-queues";
import { openGraders } from "../../graders/graders";
import { openLog } from "../../log/open-log";
import { provideDatabase } from "../../postgres/provide-database";
import { openProofSandbox } from "../open-proof-sandbox";
import { CountingBackend } from "./counting-backend";

export interface BenchEngine {
  ports: EnginePorts & { backend: CountingBackend };
  close(): Promise<void>;
}

/**
 * A worker of the weekly cycle in a home of its own, with a real database, queue, object store and sandbox;
 * it asks nobody, publishes nothing, and leaves the hostile programs out that a worker runs once.
 */
export async function openBenchEngine(): Promise<BenchEngine> {
  const home = mkdtempSync(join(tmpdir(), "errorbar-bench-weekly-"));
  const releases: (() => Promise<unknown>)[] = [
    async () => rmSync(home, { recursive: true, force: true }),
  ];
  const close = async () => {
    for (let release = releases.pop(); release; release = releases.pop()) await release();
  };
  try {
    const env = readEnv({ ERRORBAR_HOME: home }, checkoutRoot);
    const database = await provideDatabase(env, join(checkoutRoot, "db", "migrations"));
    releases.push(database.leave);
    const { workerUrl } = database;
    const pool = openDatabasePool(workerUrl, { applicationName: "errorbar-worker" });
    releases.push(pool.close);
    const backend = new CountingBackend(await openProofSandbox());
    releases.push(() => backend.close());
    const log = openLog({ file: join(home, "logs", "errorbar.log"), env: process.env });
    const queue = await openBoss(workerUrl, log, { supervises: true });
    const objects = new FileObjectStore(join(home, "objects"));
    const ports = {
      ...{ db: pool.db, objects, workerUrl, backend, log, jobs: queue, ...asksNobody },
      graderFor: await openGraders(),
    };
    const stopping = new AbortController();
    releases.push(queue.close, async () => stopping.abort());
    const work = { startWeek: async () => {}, signal: stopping.signal };
    await workQueues(queue.boss, ports, work);
    return { ports, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

const refuse = (): never => {
  throw new Error("the bench asks no model");
};

const asksNobody = {
  ...{ worker: "bench", cycleCap: null, openModel: refuse, groupOf: refuse },
  clock: () => new Date(),
  chance: () => 0,
  checkSandbox: async () => [],
  publish: async () => refuse(),
  readAskable: async () => refuse(),
  announce: () => {},
};
