import type { Database } from "../client";
import { modelReplies } from "../schema/cycles";

export type NewModelReply = Omit<typeof modelReplies.$inferInsert, "id">;

/**
 * Adds one attempt to ask a model and returns its id. The same attempt twice is an error of the
 * database: each is numbered after the one before.
 */
export async function insertModelReply(db: Database, row: NewModelReply): Promise<number> {
  const [added] = await db.insert(modelReplies).values(row).returning({ id: modelReplies.id });
  if (added === undefined) throw new Error("an insert returned nothing");
  return added.id;
}
