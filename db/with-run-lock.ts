import { DomainError } from "../lib/core/errors";
import { openDatabasePool } from "./client";

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
  return withAdvisoryLock(workerUrl, `errorbar:run:${runId}`, sharing, work, () => {
    throw new DomainError("conflict", `run ${runId} is being graded by another process`);
  });
}

/**
 * Asks one model while no other process does, so that no question is asked twice at once.
 * @throws DomainError conflict when another process asks it.
 */
export async function withModelLock<Result>(
  workerUrl: string,
  { modelId, cycleId }: { modelId: number; cycleId: number | null },
  work: () => Promise<Result>,
): Promise<Result> {
  const name = `errorbar:ask:${cycleId ?? "none"}:${modelId}`;
  return withAdvisoryLock(workerUrl, name, "alone", work, () => {
    throw new DomainError("conflict", `the model ${modelId} is being asked by another process`);
  });
}

async function withAdvisoryLock<Result>(
  workerUrl: string,
  name: string,
  sharing: "alone" | "shared",
  work: () => Promise<Result>,
  refuse: () => never,
): Promise<Result> {
  const pool = openDatabasePool(workerUrl, { maxConnections: 1, applicationName: "errorbar-lock" });
  try {
    const [row] =
      sharing === "alone"
        ? await pool.sql<{ held: boolean }[]>`
            select pg_try_advisory_lock(hashtextextended(${name}, 0)) as held`
        : await pool.sql<{ held: boolean }[]>`
            select pg_try_advisory_lock_shared(hashtextextended(${name}, 0)) as held`;
    if (row?.held !== true) refuse();
    return await work();
  } finally {
    await pool.close();
  }
}
