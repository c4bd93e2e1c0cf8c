import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, openDatabasePool } from "../../../db/client";
import { findGateFailure } from "../../../db/repositories/find-gate-failure";
import { findPublication } from "../../../db/repositories/find-publication";
import {
  type CycleModelProgress,
  listModelVerdictCounts,
} from "../../../db/repositories/list-model-verdict-counts";
import { readEnv } from "../../../lib/config/env";
import type { Log } from "../../../lib/core/ports/log";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { checkoutRoot } from "../../checkout-root";
import { openBoss } from "../../engine/open-boss";
import { startRound } from "../../engine/start-round";
import { provideDatabase } from "../../postgres/provide-database";
import { openSmallWeek } from "./open-small-week";
import type { ShareStage } from "./share-stage";
import { WorkerFleet } from "./worker-fleet";

/** One cycle as some workers shared it; times from the start of its round. */
export interface SharedCycle {
  answeredMs: number;
  publishedMs: number;
  questions: number;
  /** By worker's name. */
  asked: ReadonlyMap<string, number>;
  graded: ReadonlyMap<string, number>;
  progress: readonly CycleModelProgress[];
}

export interface ShareRequest {
  workers: number;
  tasks: number;
  /** Called about every quarter of a second; answers that are stored, of all that are wanted. */
  onAnswers?(answered: number, wanted: number, fleet: WorkerFleet): void;
}

const week = "2026-W48";
const pollMs = 250;
const mostMs = 40 * 60_000;
const silent: Log = { info: () => {}, warn: () => {} };

/** Opens a week in a new database, starts workers, begins the round and waits for the publication. */
export async function shareCycle(
  stage: ShareStage,
  backend: SandboxBackend,
  request: ShareRequest,
): Promise<SharedCycle> {
  const env = await stage.makeDatabase();
  const opener = readEnv({ ...env, ERRORBAR_HOME: join(stage.folder, "opener") }, checkoutRoot);
  const { workerUrl } = await provideDatabase(opener, join(checkoutRoot, "db", "migrations"));
  const pool = openDatabasePool(workerUrl);
  const boss = await openBoss(workerUrl, silent, { supervises: false });
  let fleet: WorkerFleet | undefined;
  try {
    const { suite, models, provider } = stage;
    const cycleId = await openSmallWeek(
      { db: pool.db, backend },
      { week, suite, tasks: request.tasks, models, baseUrl: provider.baseUrl },
    );
    const started = await WorkerFleet.start(request.workers, stage.folder, env);
    fleet = started;
    provider.reset();
    const startedMs = performance.now();
    const groupOf = ({ slug }: { slug: string }) => `model ${slug}`;
    await startRound({ db: pool.db, jobs: boss, groupOf }, cycleId, null);
    const times = await untilPublished(pool.db, cycleId, startedMs, (answered, wanted) =>
      request.onAnswers?.(answered, wanted, started),
    );
    return {
      ...times,
      questions: models.length * request.tasks,
      asked: countByKey(provider),
      graded: started.countGraded(),
      progress: await listModelVerdictCounts(pool.db, cycleId),
    };
  } finally {
    await fleet?.end();
    await boss.close();
    await pool.close();
  }
}

async function untilPublished(
  db: Database,
  cycleId: number,
  startedMs: number,
  onAnswers: (answered: number, wanted: number) => void,
): Promise<Pick<SharedCycle, "answeredMs" | "publishedMs">> {
  let answeredMs: number | null = null;
  for (;;) {
    const progress = (await listModelVerdictCounts(db, cycleId)).filter((one) => !one.synthetic);
    const wanted = progress.reduce((sum, { tasks }) => sum + tasks, 0);
    const answered = progress.reduce((sum, { answers }) => sum + answers, 0);
    const tookMs = performance.now() - startedMs;
    if (answered === wanted) answeredMs ??= tookMs;
    onAnswers(answered, wanted);
    if (answeredMs !== null && (await findPublication(db, cycleId)) !== null) {
      return { answeredMs, publishedMs: performance.now() - startedMs };
    }
    const gates = await findGateFailure(db, cycleId);
    if (gates !== null) throw new Error(`not published: ${JSON.stringify(gates)}`);
    if (tookMs > mostMs) throw new Error(`${answered} of ${wanted} answers after forty minutes`);
    await sleep(pollMs);
  }
}

function countByKey({ requests }: ShareStage["provider"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of requests) counts.set(key ?? "", (counts.get(key ?? "") ?? 0) + 1);
  return counts;
}
