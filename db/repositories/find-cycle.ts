import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { cycles } from "../schema";

/** A cycle as it was frozen. */
export type Cycle = typeof cycles.$inferSelect;

/** The cycle of an ISO week, or of a row's id; null when none was opened. */
export async function findCycle(
  db: Database,
  by: { cycle: string } | { id: number },
): Promise<Cycle | null> {
  const [row] = await db
    .select()
    .from(cycles)
    .where("id" in by ? eq(cycles.id, by.id) : eq(cycles.cycle, by.cycle));
  return row ?? null;
}
