import type { EvaluatorDrift } from "../../drift/find-evaluator-drift";
import type { GateFinding } from "../gate-finding";
import { type BaselineScore, checkBaselines } from "./check-baselines";
import { type CheckedEnvironment, checkConformance } from "./check-conformance";
import { checkEvaluator } from "./check-evaluator";
import { checkFlakiness, type RepeatCounts } from "./check-flakiness";
import { type CycleProgress, checkVerdicts } from "./check-verdicts";
import { checkViolations, type ViolationCount } from "./check-violations";

/** All that the gates of a cycle are decided by. */
export interface GateEvidence {
  progress: readonly CycleProgress[];
  baselines: readonly BaselineScore[];
  checks: readonly CheckedEnvironment[];
  environmentsUsed: readonly string[];
  repeats: RepeatCounts;
  violations: readonly ViolationCount[];
  /** Null where the evaluator didn't drift. */
  evaluatorDrift: EvaluatorDrift | null;
  /** Models that were set against their own past. */
  modelsTested: number;
}

/** What every gate finds, in the order of `gateNames`; a cycle is published only when all hold. */
export function checkGates(evidence: GateEvidence): GateFinding[] {
  return [
    checkVerdicts(evidence.progress),
    checkBaselines(evidence.baselines),
    checkConformance(evidence.checks, evidence.environmentsUsed),
    checkFlakiness(evidence.repeats),
    checkViolations(evidence.violations),
    checkEvaluator(evidence.evaluatorDrift, evidence.modelsTested),
  ];
}
