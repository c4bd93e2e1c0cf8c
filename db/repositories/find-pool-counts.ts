import { desc, isNotNull } from "drizzle-orm";
import type { PoolCount } from "../../lib/core/suite/count-pool";
import type { Database } from "../client";
import { cycles } from "../schema";

/** How full the pool was when the newest week was opened; empty where no week says. */
export async function findPoolCounts(db: Database): Promise<PoolCount[]> {
  const [row] = await db
    .select({ pool: cycles.pool })
    .from(cycles)
    .where(isNotNull(cycles.pool))
    .orderBy(desc(cycles.cycle))
    .limit(1);
  return row?.pool ?? [];
}
