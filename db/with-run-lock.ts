import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import { DomainError } from "../lib/core/errors";
import { openDatabasePool } from "./client";

/** How a holder shows that it lives. */
export interface SignsOfLife {
  /** Between two signs. */
  signMs: number;
  /** The server ends the session of a holder that was silent for so long. */
  silenceMs: number;
}

/** Longer than a busy machine ever pauses, and shorter than a job's retries last. */
const usualSigns: SignsOfLife = { signMs: 3_000, silenceMs: 30_000 };

/**
 * Works on a run while no other process does. The lock belongs to one connection, so the end of
 * this process, however it comes, frees it.
 * @param sharing "shared": others may work on other candidates of the run at the same time, as the
 *   workers of a cycle do; it keeps out those alone who want the run for themselves
 * @throws DomainError conflict when another process holds the run.
 */
export async function withRunLock<Result>(
  workerUrl: string,
  runId: string,
  work: () => Promise<Result>,
  sharing: "alone" | "shared" = "alone",
): Promise<Result> {
  const what = `run ${runId} is being graded by another process`;
  const lock = { name: `errorbar:run:${runId}`, sharing, signs: usualSigns, what };
  // Two that grade at once store each verdict once, so a lock that was lost costs nothing.
  return withAdvisoryLock(workerUrl, lock, work);
}

/**
 * Asks one model while no other process does, so that no question is asked twice at once. A process that
 * freezes, or whose machine is gone, loses the lock; should it come back, `lost` tells it to ask no more.
 * @param work `lost` aborts once the lock may be another's
 * @throws DomainError conflict when another process asks it, or might.
 */
export async function withModelLock<Result>(
  workerUrl: string,
  { modelId, cycleId }: { modelId: number; cycleId: number | null },
  work: (lost: AbortSignal) => Promise<Result>,
  signs: SignsOfLife = usualSigns,
): Promise<Result> {
  const name = `errorbar:ask:${cycleId ?? "none"}:${modelId}`;
  const what = `the model ${modelId} is being asked by another process`;
  const lock = { name, sharing: "alone", signs, what } as const;
  return withAdvisoryLock(workerUrl, lock, async (lost) => {
    const result = await work(lost);
    lost.throwIfAborted();
    return result;
  });
}

interface Lock {
  name: string;
  sharing: "alone" | "shared";
  signs: SignsOfLife;
  /** Said to whoever can't have it. */
  what: string;
}

async function withAdvisoryLock<Result>(
  workerUrl: string,
  { name, sharing, signs, what }: Lock,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const pool = openDatabasePool(workerUrl, {
    maxConnections: 1,
    applicationName: "errorbar-lock",
    idleSessionTimeoutMs: signs.silenceMs,
  });
  const ended = new AbortController();
  try {
    const [row] =
      sharing === "alone"
        ? await pool.sql<{ held: boolean }[]>`
            select pg_try_advisory_lock(hashtextextended(${name}, 0)) as held`
        : await pool.sql<{ held: boolean }[]>`
            select pg_try_advisory_lock_shared(hashtextextended(${name}, 0)) as held`;
    if (row?.held !== true) throw new DomainError("conflict", what);
    const pid = await readSession(pool.sql);
    const lost = new AbortController();
    void watchSession(pool.sql, { pid, signs, lost, ended: ended.signal });
    return await work(lost.signal);
  } finally {
    ended.abort();
    await pool.close();
  }
}

/** Shows signs of life until the work has ended. A session that is another now has lost the lock. */
async function watchSession(
  sql: Sql,
  watch: { pid: number; signs: SignsOfLife; lost: AbortController; ended: AbortSignal },
): Promise<void> {
  const { pid, signs, lost, ended } = watch;
  while (!ended.aborted && !lost.signal.aborted) {
    await sleep(signs.signMs, undefined, { signal: ended }).catch(() => {});
    if (ended.aborted) return;
    // A database that is away gives the lock to nobody: the next sign is made in a new session.
    const now = await readSession(sql).catch(() => null);
    if (now === null || now === pid) continue;
    lost.abort(new DomainError("conflict", "the database, or this process, was away for too long"));
  }
}

async function readSession(sql: Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
}
