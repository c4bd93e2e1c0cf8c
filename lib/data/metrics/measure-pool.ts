import "server-only";
import type { Database } from "../../../db/client";
import { findPoolCounts } from "../../../db/repositories/find-pool-counts";
import type { Metric } from "../../core/metrics/metric";

/** How full the task pool is, as the newest week found it. */
export async function measurePool(db: Database): Promise<Metric[]> {
  const counts = await findPoolCounts(db);
  return [
    {
      name: "errorbar_pool_tasks",
      help: "Tasks of the pool by tier and status when the newest cycle was opened",
      values: counts.map(({ tier, status, tasks }) => ({
        labels: { tier: String(tier ?? "none"), status },
        value: tasks,
      })),
    },
  ];
}
