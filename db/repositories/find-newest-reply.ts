import { and, eq, max } from "drizzle-orm";
import type { Database } from "../client";
import { modelReplies } from "../schema/cycles";

/** The id of the newest attempt to ask a model in a cycle; 0 when it was never asked. */
export async function findNewestReply(
  db: Database,
  { cycleId, modelId }: { cycleId: number; modelId: number },
): Promise<number> {
  const [row] = await db
    .select({ newest: max(modelReplies.id) })
    .from(modelReplies)
    .where(and(eq(modelReplies.cycleId, cycleId), eq(modelReplies.modelId, modelId)));
  return row?.newest ?? 0;
}
