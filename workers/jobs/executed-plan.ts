import type { ExecutionStage, ExitReason, ResourceUsage } from "../../lib/core/ports/sandbox";
import type { ExecutionResult } from "../../lib/core/scoring/execution";

/** One plan carried out: what came of it, when, and what it used. */
export interface ExecutedPlan {
  result: ExecutionResult;
  startedAt: Date;
  endedAt: Date;
  exitReason: ExitReason;
  stage: ExecutionStage;
  usage: ResourceUsage;
}
