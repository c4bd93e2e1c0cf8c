import type { Claim, ClaimSource } from "../../lib/core/claims/claim";
import type { Database } from "../client";
import { claims } from "../schema";

/** Rows a statement: PostgreSQL takes 65,535 parameters at most. */
const rowsPerInsert = 1000;

/** Adds claims of a suite; those of the same file, model and metric are there already and stay. */
export async function appendClaims(
  db: Database,
  suiteId: string,
  source: ClaimSource,
  stated: readonly (Claim & { modelId: number })[],
): Promise<{ created: number }> {
  let created = 0;
  for (let start = 0; start < stated.length; start += rowsPerInsert) {
    const added = await db
      .insert(claims)
      .values(
        stated.slice(start, start + rowsPerInsert).map((claim) => ({
          suiteId,
          modelId: claim.modelId,
          metric: claim.metric,
          rate: claim.rate === null ? null : String(claim.rate),
          passed: claim.passed,
          tasks: claim.tasks,
          details: claim.details,
          undisclosed: claim.undisclosed,
          source: { name: source.name, sha256: source.sha256 },
        })),
      )
      .onConflictDoNothing()
      .returning({ id: claims.id });
    created += added.length;
  }
  return { created };
}
