import type { Database } from "../../db/client";
import { findSuiteById } from "../../db/repositories/find-suite-by-id";
import { listConfirmations } from "../../db/repositories/list-confirmations";
import { requireGradable } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import { type CycleStage, loadCycle } from "./cycle-stage";
import { loadSuiteTasks } from "./load-suite-tasks";

/** Which part of a cycle a job works on. */
export interface StagePlace {
  cycleId: number;
  /** A second look at one of its models, over tasks of its own; undefined: the cycle itself. */
  confirmationId?: number | undefined;
}

/**
 * What a job works on: a cycle, or a confirmation in its week, which has the cycle's place and model and its
 * own tasks and manifest.
 * @throws DomainError not-found when there is no such cycle or confirmation.
 */
export async function loadStage(
  db: Database,
  { cycleId, confirmationId }: StagePlace,
): Promise<CycleStage> {
  const stage = await loadCycle(db, cycleId);
  if (confirmationId === undefined) return stage;
  const [found] = await listConfirmations(db, { id: confirmationId });
  if (found === undefined || found.suiteRevisionId === null || found.manifest === null) {
    throw new DomainError("not-found", `confirmation ${confirmationId} asks nothing`);
  }
  const { suiteRevisionId, manifest, modelId } = found;
  const suite = await findSuiteById(db, suiteRevisionId);
  if (suite === null) throw new DomainError("integrity", "the tasks of a confirmation vanished");
  return {
    cycle: { ...stage.cycle, suiteRevisionId, manifest },
    suite: requireGradable(suite),
    tasks: await loadSuiteTasks(db, suiteRevisionId),
    models: stage.models.filter((model) => model.modelId === modelId),
    source: `confirmation in ${stage.cycle.cycle}`,
  };
}
