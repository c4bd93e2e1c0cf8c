import type { Database } from "../client";
import { workerChecks } from "../schema/cycles";

/** How one language's environment of a worker stood up to hostile programs. */
export interface WorkerCheck {
  environmentSha256: string;
  passed: boolean;
  /** One line: how many programs were contained, and which were not. */
  detail: string;
}

/** Notes that a worker takes part in a cycle and what its sandbox contained; a later check stands. */
export async function appendWorkerChecks(
  db: Database,
  by: { cycleId: number; worker: string; checkedAt: Date },
  checks: readonly WorkerCheck[],
): Promise<void> {
  if (checks.length === 0) return;
  await db.insert(workerChecks).values(checks.map((check) => ({ ...by, ...check })));
}
