import { DomainError } from "../lib/core/errors";
import { openDatabasePool } from "./client";

/**
 * Works on a run while no other process does. The lock belongs to one connection, so the end of
 * this process, however it comes, frees it.
 * @throws DomainError conflict when another process holds the run.
 */
export async function withRunLock<Result>(
  workerUrl: string,
  runId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const pool = openDatabasePool(workerUrl, { maxConnections: 1, applicationName: "errorbar-lock" });
  try {
    const [row] = await pool.sql<{ held: boolean }[]>`
      select pg_try_advisory_lock(hashtextextended(${`errorbar:run:${runId}`}, 0)) as held`;
    if (row?.held !== true) {
      throw new DomainError("conflict", `run ${runId} is being graded by another process`);
    }
    return await work();
  } finally {
    await pool.close();
  }
}
