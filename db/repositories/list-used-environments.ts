import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../client";
import { candidates, executions } from "../schema";

/** The digests of all environments in which candidates of these runs were executed, in order. */
export async function listUsedEnvironments(
  db: Database,
  runIds: readonly string[],
): Promise<string[]> {
  if (runIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ environmentSha256: executions.environmentSha256 })
    .from(executions)
    .innerJoin(candidates, eq(candidates.id, executions.candidateId))
    .where(inArray(candidates.runId, [...runIds]))
    .orderBy(asc(executions.environmentSha256));
  return rows.map(({ environmentSha256 }) => environmentSha256);
}
