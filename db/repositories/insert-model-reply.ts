import { and, eq, isNull } from "drizzle-orm";
import { DomainError } from "../../lib/core/errors";
import type { Database } from "../client";
import { modelReplies } from "../schema/cycles";

export type NewModelReply = Omit<typeof modelReplies.$inferInsert, "id">;

/**
 * Adds one attempt to ask a model and returns its id; the same again finds it.
 * @throws DomainError conflict when another process has stored an attempt of that number.
 */
export async function insertModelReply(db: Database, row: NewModelReply): Promise<number> {
  const [added] = await db
    .insert(modelReplies)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: modelReplies.id });
  if (added !== undefined) return added.id;
  const { cycleId = null } = row;
  const [found] = await db
    .select({ id: modelReplies.id, askedAt: modelReplies.askedAt })
    .from(modelReplies)
    .where(
      and(
        cycleId === null ? isNull(modelReplies.cycleId) : eq(modelReplies.cycleId, cycleId),
        eq(modelReplies.modelId, row.modelId),
        eq(modelReplies.taskId, row.taskId),
        eq(modelReplies.candidateIndex, row.candidateIndex),
        eq(modelReplies.attempt, row.attempt),
      ),
    );
  if (found?.askedAt.getTime() === row.askedAt.getTime()) return found.id;
  throw new DomainError("conflict", "another process has stored this attempt to ask");
}
