import { and, eq } from "drizzle-orm";
import type { Database } from "../client";
import { cycles } from "../schema";

/**
 * Whether a run is one of a week's: its first record then comes with the publication of the week, and by
 * no other way.
 */
export async function belongsToCycle(
  db: Database,
  run: { cycle: string; suiteRevisionId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: cycles.id })
    .from(cycles)
    .where(and(eq(cycles.cycle, run.cycle), eq(cycles.suiteRevisionId, run.suiteRevisionId)));
  return row !== undefined;
}
