import { sha256Hex } from "../protocol/sha256-hex";
import { compareByteOrder } from "../sampling/compare-byte-order";
import type { Language, TaskCategory, Tier } from "../vocabulary";
import {
  type CountedScore,
  type CountedTask,
  type CountProtocol,
  scoreCounts,
} from "./score-counts";
import type { ScorePayload } from "./score-payload";

/** One task of a suite with what a system is reported to have come to on it. */
export interface ReportedTask {
  taskKey: string;
  baseId: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
  /** Null: nothing was reported. */
  outcome: { successes: number; trials: number } | null;
}

type Score = CountedScore & Pick<ScorePayload, "failureClasses" | "verdictsSha256">;

/**
 * The score of outcomes measured elsewhere, by the rules of `scoreRun`: trials are its candidates. A
 * task without an outcome leaves the run incomplete. Which of several trials came first isn't known, so
 * `passed` is null as soon as a task has more than one.
 */
export function scoreReported(tasks: readonly ReportedTask[], protocol: CountProtocol): Score {
  return {
    ...scoreCounts(tasks.map(toCountedTask), protocol),
    failureClasses: {},
    verdictsSha256: hashOutcomes(tasks),
  };
}

function toCountedTask({ outcome, ...task }: ReportedTask): CountedTask {
  return { ...task, ...countReported(outcome) };
}

/** A reported outcome in the counts of a score; without one, the task counts as one unscored trial. */
export function countReported(
  outcome: ReportedTask["outcome"],
): Pick<CountedTask, "candidates" | "passes" | "unscored" | "firstPassed" | "firstSuccess"> {
  if (outcome === null) {
    return { candidates: 1, passes: 0, unscored: 1, firstPassed: false, firstSuccess: null };
  }
  const { successes, trials } = outcome;
  return {
    candidates: trials,
    passes: successes,
    unscored: 0,
    firstPassed: trials === 1 ? successes === 1 : null,
    // Asked for only where tries ended with the first success: that was the last one then.
    firstSuccess: successes > 0 ? trials : null,
  };
}

/** Lines `task successes trials`, tasks in byte order; those without an outcome are left out. */
function hashOutcomes(tasks: readonly ReportedTask[]): string {
  const lines = [...tasks]
    .sort((a, b) => compareByteOrder(a.taskKey, b.taskKey))
    .flatMap(({ taskKey, outcome }) =>
      outcome === null ? [] : [`${taskKey} ${outcome.successes} ${outcome.trials}\n`],
    );
  return sha256Hex(lines.join(""));
}
