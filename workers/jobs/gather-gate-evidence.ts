import type { Database } from "../../db/client";
import { countDrawnRepeats } from "../../db/repositories/count-drawn-repeats";
import {
  type CycleModelProgress,
  listModelVerdictCounts,
} from "../../db/repositories/list-model-verdict-counts";
import { listUsedEnvironments } from "../../db/repositories/list-used-environments";
import {
  listViolationCounts,
  type ModelViolations,
} from "../../db/repositories/list-violation-counts";
import { listWorkerChecks } from "../../db/repositories/list-worker-checks";
import type { GateEvidence } from "../../lib/core/cycle/gates/check-gates";
import { type CycleDrift, judgeDrift } from "./judge-drift";

export interface GatheredEvidence extends GateEvidence {
  progress: CycleModelProgress[];
  violations: ModelViolations[];
  drift: CycleDrift;
}

/** Reads everything that the gates of a cycle are decided by, as it is now. */
export async function gatherGateEvidence(
  db: Database,
  cycle: { id: number; cycle: string },
): Promise<GatheredEvidence> {
  const progress = await listModelVerdictCounts(db, cycle.id);
  const runIds = progress.flatMap(({ runId }) => (runId === null ? [] : [runId]));
  const drift = await judgeDrift(db, cycle);
  return {
    progress,
    baselines: progress.map(({ slug, passed, tasks, candidates, graded, answered }) => ({
      slug,
      passed,
      tasks,
      isComplete: answered === tasks && graded === candidates,
    })),
    checks: await listWorkerChecks(db, cycle.id),
    environmentsUsed: await listUsedEnvironments(db, runIds),
    repeats: await countDrawnRepeats(db, runIds),
    violations: await listViolationCounts(db, runIds),
    drift,
    evaluatorDrift: drift.evaluator,
    modelsTested: drift.passes.models.length,
  };
}
