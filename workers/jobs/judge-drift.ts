import type { Database } from "../../db/client";
import { type CostChange, detectCostChange } from "../../lib/core/drift/detect-cost-change";
import { type DriftReport, detectDrift } from "../../lib/core/drift/detect-drift";
import { type EvaluatorDrift, findEvaluatorDrift } from "../../lib/core/drift/find-evaluator-drift";
import { seedLabel } from "../../lib/core/sampling/seed-label";
import { loadHistories } from "./load-histories";

/** How the models of a cycle did against their own past. */
export interface CycleDrift {
  passes: DriftReport;
  /** Set where so many moved alike that the evaluator must have changed. */
  evaluator: EvaluatorDrift | null;
  /** Time-outs and the gap between public and hidden cases, each a family of its own. */
  others: DriftReport[];
  costs: CostChange[];
}

/** Tests every model of a cycle, published or not yet, against its earlier published results. */
export async function judgeDrift(
  db: Database,
  cycle: { id: number; cycle: string },
): Promise<CycleDrift> {
  const { histories, judged } = await loadHistories(db, cycle);
  const passes = detectDrift(histories, { cycle: judged, outcome: "passes" });
  return {
    passes,
    evaluator: findEvaluatorDrift(passes),
    others: [
      detectDrift(histories, { cycle: judged, outcome: "timeouts" }),
      detectDrift(histories, { cycle: judged, outcome: "protectedGaps" }),
    ],
    costs: detectCostChange(histories, {
      cycle: judged,
      seedLabel: seedLabel("flip", cycle.cycle, {}),
    }),
  };
}
