import { lowestByDigest } from "../sampling/lowest-by-digest";
import { type DriftWindow, isInWindow } from "./drift-windows";
import { groupStrata } from "./group-strata";
import type { ModelHistory, TaskContent, TaskResult } from "./history";

/**
 * Tasks that find a drop of 3 points with 80% power where a tenth of the tasks change between two runs.
 * Source: methodology, section 4.
 */
const confirmationTaskCount = 1_112;

/** A task to ask again, with what the model did on it last. */
export interface ConfirmationTask extends TaskContent {
  readonly cycle: number;
  readonly passedBefore: boolean;
}

export interface ConfirmationPlan {
  /** Cycle and window of the strongest test of the finding. */
  readonly cycle: number;
  readonly window: DriftWindow;
  /** The week of that cycle, such as `2026-W48`: part of the rule that draws. */
  readonly cycleName: string;
  /** Content of every task that may still be asked, by its key: active, never shown. */
  readonly askable: ReadonlyMap<string, string>;
  /** At most so many; 1,112 where not said. */
  readonly count?: number;
}

/**
 * Returns the tasks of a confirmation: met by the model before the triggering window and not within it,
 * so that none of the results that raised the alarm is used again. Each has its latest result. Where there
 * are more than `count`, those with the lowest SHA-256 of `cgb/v1/confirm/<cycle>/<model>/<task>`.
 */
export function selectConfirmationTasks(
  history: ModelHistory,
  { cycle, window, cycleName, askable, count = confirmationTaskCount }: ConfirmationPlan,
): ConfirmationTask[] {
  const known = new Map<string, TaskResult>();
  for (const { results } of groupStrata(history, cycle)) {
    if (results.some((result) => isInWindow(result.cycle, cycle, window))) continue;
    const latest = results.reduce((best, result) => (result.cycle > best.cycle ? result : best));
    const other = known.get(latest.taskKey);
    if (askable.get(latest.taskKey) !== latest.contentSha256) continue;
    if (other === undefined || other.cycle < latest.cycle) known.set(latest.taskKey, latest);
  }
  const prefix = `cgb/v1/confirm/${cycleName}/${history.model}/`;
  const drawn = lowestByDigest([...known.keys()], Math.min(count, known.size), prefix);
  return drawn.flatMap((taskKey) => {
    const result = known.get(taskKey);
    return result === undefined ? [] : [toConfirmationTask(result)];
  });
}

function toConfirmationTask(result: TaskResult): ConfirmationTask {
  const { taskKey, contentSha256, baseId, cycle, passes, trials } = result;
  return { taskKey, contentSha256, baseId, cycle, passedBefore: passes === trials };
}
