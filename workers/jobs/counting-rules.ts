import type { Manifest } from "../../lib/core/protocol/manifest";

/**
 * How the outcomes of tasks become a rate, wherever they were measured: every task of the suite counts
 * once, none is dropped, and tries that ended with the first success are not counted as independent.
 */
export function countingRules({
  design,
}: Manifest["generation"]): Pick<Manifest["scoring"], "estimator" | "weights" | "droppedTasks"> {
  return {
    estimator: design === "sequential" ? "sequential pass@j" : "unbiased pass@k",
    weights: "equal",
    droppedTasks: "none may be",
  };
}
