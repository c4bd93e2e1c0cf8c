import { and, eq, exists, or } from "drizzle-orm";
import type { Database } from "../client";
import { confirmations, cycles } from "../schema";

/**
 * Whether a run is one of a week's: its first record then comes with the publication of the week, and by
 * no other way. That of a confirmation is one too, and never has a record.
 */
export async function belongsToCycle(
  db: Database,
  run: { cycle: string; suiteRevisionId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: cycles.id })
    .from(cycles)
    .where(
      and(
        eq(cycles.cycle, run.cycle),
        or(
          eq(cycles.suiteRevisionId, run.suiteRevisionId),
          exists(
            db
              .select({ id: confirmations.id })
              .from(confirmations)
              .where(
                and(
                  eq(confirmations.cycleId, cycles.id),
                  eq(confirmations.suiteRevisionId, run.suiteRevisionId),
                ),
              ),
          ),
        ),
      ),
    );
  return row !== undefined;
}
