import { asc, lte } from "drizzle-orm";
import type { Database } from "../client";
import { cycles } from "../schema";

export interface CycleRotation {
  cycle: string;
  /** Keys of the tasks that became active after this cycle. */
  activated: string[];
}

/** The cycles up to one with the tasks that each brought into use, oldest first. */
export async function listRotations(db: Database, upTo: string): Promise<CycleRotation[]> {
  const rows = await db
    .select({ cycle: cycles.cycle, rotation: cycles.rotation })
    .from(cycles)
    .where(lte(cycles.cycle, upTo))
    .orderBy(asc(cycles.cycle));
  return rows.map(({ cycle, rotation }) => ({ cycle, activated: rotation.activated }));
}
