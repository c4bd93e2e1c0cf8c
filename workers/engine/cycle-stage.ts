import type { Database } from "../../db/client";
import { type Cycle, findCycle } from "../../db/repositories/find-cycle";
import { findSuiteById } from "../../db/repositories/find-suite-by-id";
import { type CycleModel, listCycleModels } from "../../db/repositories/list-cycle-models";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import { type GradableSuite, requireGradable } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import { loadSuiteTasks } from "./load-suite-tasks";

/** A cycle with all that its steps work on. */
export interface CycleStage {
  cycle: Cycle;
  suite: GradableSuite;
  tasks: SuiteTask[];
  models: CycleModel[];
  /** What its runs are said to come from. */
  source: string;
}

/** @throws DomainError not-found when there is no such cycle. */
export async function loadCycle(db: Database, cycleId: number): Promise<CycleStage> {
  const cycle = await findCycle(db, { id: cycleId });
  if (cycle === null) throw new DomainError("not-found", `there is no cycle ${cycleId}`);
  const found = await findSuiteById(db, cycle.suiteRevisionId);
  if (found === null) throw new DomainError("integrity", `the tasks of ${cycle.cycle} vanished`);
  return {
    cycle,
    suite: requireGradable(found),
    tasks: await loadSuiteTasks(db, found.id),
    models: await listCycleModels(db, cycleId),
    source: `cycle ${cycle.cycle}`,
  };
}

/** @throws DomainError not-found when the model takes no part in the cycle. */
export function requireCycleModel({ cycle, models }: CycleStage, modelId: number): CycleModel {
  const found = models.find((model) => model.modelId === modelId);
  if (found !== undefined) return found;
  throw new DomainError("not-found", `the model ${modelId} takes no part in ${cycle.cycle}`);
}
