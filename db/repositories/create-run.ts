import { eq } from "drizzle-orm";
import { DomainError } from "../../lib/core/errors";
import type { Database } from "../client";
import { copyRows } from "../copy-rows";
import { candidates, runs } from "../schema/runs";

export type NewRun = typeof runs.$inferInsert;
export type NewCandidate = Omit<typeof candidates.$inferInsert, "id" | "runId">;

/** Stores a run with all of its candidates, or nothing; the same identity again changes nothing. */
export async function createRun(
  db: Database,
  run: NewRun,
  newCandidates: NewCandidate[],
): Promise<{ created: boolean }> {
  return db.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(runs)
      .values(run)
      .onConflictDoNothing()
      .returning({ id: runs.id });
    if (added === undefined) {
      await assertSameIdentity(transaction, run);
      return { created: false };
    }
    await copyRows(
      transaction,
      candidates,
      newCandidates.map((row) => ({ ...row, runId: run.id })),
    );
    return { created: true };
  });
}

/** The short id is a prefix: two identities that share one must not be taken for each other. */
async function assertSameIdentity(db: Database, run: NewRun): Promise<void> {
  const [found] = await db
    .select({ identitySha256: runs.identitySha256 })
    .from(runs)
    .where(eq(runs.id, run.id));
  if (found?.identitySha256 !== run.identitySha256) {
    throw new DomainError("integrity", `run ${run.id} exists with another identity`);
  }
}
