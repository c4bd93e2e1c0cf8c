import { type CountedRate, countRate } from "./counted-rate";
import { type ExcessFinding, measureExcess } from "./measure-excess";

export interface GuardedTask {
  readonly taskKey: string;
  readonly baseId: string;
  readonly passedPublic: boolean;
  readonly passedAll: boolean;
}

export interface GuardedModel {
  readonly model: string;
  readonly tasks: readonly GuardedTask[];
}

/** `own` is of all tasks with public cases; `ofPublicPasses` has those that passed them below. */
export interface ProtectedGap extends ExcessFinding {
  readonly ofPublicPasses: CountedRate;
}

/**
 * Returns for each model the share of tasks on which it passes every public case and not every case,
 * against the other models on the same tasks; and that share of the tasks whose public cases it passes.
 * Source: methodology, sections 7 and 8, signal 3 (without the scores of other benchmarks).
 */
export function measureProtectedGap(
  models: readonly GuardedModel[],
  seedLabel: string,
): ProtectedGap[] {
  const observed = models.map(({ model, tasks }) => ({ model, tasks: tasks.map(toObserved) }));
  return measureExcess(observed, seedLabel).map((finding, index) => {
    const passed = (models[index]?.tasks ?? []).filter((task) => task.passedPublic);
    return { ...finding, ofPublicPasses: countRate(passed.map(toObserved), seedLabel) };
  });
}

function toObserved({ taskKey, baseId, passedPublic, passedAll }: GuardedTask) {
  return { taskKey, baseId, isHit: passedPublic && !passedAll };
}
