import type { EvaluatorDrift } from "../../drift/find-evaluator-drift";
import type { GateFinding } from "../gate-finding";

/**
 * Holds unless so many models moved the same way in one cycle that the evaluator itself must have
 * changed: see `findEvaluatorDrift`.
 */
export function checkEvaluator(drift: EvaluatorDrift | null, tested: number): GateFinding {
  if (drift === null) {
    return { gate: "evaluator", held: true, detail: `no common move among ${tested} models` };
  }
  const { moved, direction } = drift;
  const detail = `${moved.length} of ${drift.tested} models moved ${direction}: ${moved.join(", ")}`;
  return { gate: "evaluator", held: false, detail };
}
