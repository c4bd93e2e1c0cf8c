import { desc, eq } from "drizzle-orm";
import type { CheckedEnvironment } from "../../lib/core/cycle/gates/check-conformance";
import type { Database } from "../client";
import { workerChecks } from "../schema";

/** The newest check of every environment of every worker that took part in a cycle. */
export function listWorkerChecks(db: Database, cycleId: number): Promise<CheckedEnvironment[]> {
  return db
    .selectDistinctOn([workerChecks.worker, workerChecks.environmentSha256], {
      worker: workerChecks.worker,
      environmentSha256: workerChecks.environmentSha256,
      passed: workerChecks.passed,
    })
    .from(workerChecks)
    .where(eq(workerChecks.cycleId, cycleId))
    .orderBy(workerChecks.worker, workerChecks.environmentSha256, desc(workerChecks.id));
}
