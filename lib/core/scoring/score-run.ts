import { sha256Hex } from "../protocol/sha256-hex";
import { compareByteOrder } from "../sampling/compare-byte-order";
import type { FailureClass, Language, TaskCategory, Tier, VerdictKind } from "../vocabulary";
import { type CountedScore, type CountedTask, scoreCounts } from "./score-counts";
import type { ScorePayload } from "./score-payload";

/** One task of a run with the verdicts of its candidates, in any order. */
export interface ScoredTask {
  taskKey: string;
  baseId: string;
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
  candidates: {
    candidateIndex: number;
    /** Null: no verdict yet. */
    verdict: VerdictKind | null;
    failureClass: FailureClass | null;
  }[];
}

type Score = CountedScore & Pick<ScorePayload, "failureClasses" | "verdictsSha256">;

/**
 * The score of a run, from verdicts alone. A voided or missing verdict leaves the run incomplete, and so
 * does a task without an answer: then no rate and no interval is stated, only counts.
 * @param attempts the most tries where they ended with the first success; null: independent ones
 */
export function scoreRun(
  tasks: ScoredTask[],
  k: number,
  cycle: string,
  attempts: number | null = null,
): Score {
  return {
    ...scoreCounts(tasks.map(toCountedTask), { k, cycle, attempts }),
    failureClasses: countFailureClasses(tasks),
    verdictsSha256: hashVerdicts(tasks),
  };
}

/** A task that the model never answered counts as one candidate without a verdict. */
const unansweredTask = {
  candidates: 1,
  passes: 0,
  unscored: 1,
  firstSuccess: null,
  firstPassed: false,
};

function toCountedTask({ candidates, ...task }: ScoredTask): CountedTask {
  if (candidates.length === 0) return { ...task, ...unansweredTask };
  const isOpen = ({ verdict }: ScoredTask["candidates"][number]) =>
    verdict === null || verdict === "voided";
  return {
    ...task,
    candidates: candidates.length,
    passes: candidates.filter(({ verdict }) => verdict === "passed").length,
    unscored: candidates.filter(isOpen).length,
    firstSuccess: findFirstSuccess(candidates),
    firstPassed: candidates.some(
      ({ candidateIndex, verdict }) => candidateIndex === 0 && verdict === "passed",
    ),
  };
}

function findFirstSuccess(candidates: ScoredTask["candidates"]): number | null {
  const passed = candidates.filter(({ verdict }) => verdict === "passed");
  if (passed.length === 0) return null;
  return 1 + Math.min(...passed.map(({ candidateIndex }) => candidateIndex));
}

function countFailureClasses(tasks: ScoredTask[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { failureClass } of tasks.flatMap((task) => task.candidates)) {
    if (failureClass !== null) counts[failureClass] = (counts[failureClass] ?? 0) + 1;
  }
  return counts;
}

/** Lines `task index verdict class`, tasks in byte order: what a record's verdicts are checked by. */
function hashVerdicts(tasks: ScoredTask[]): string {
  const lines = [...tasks]
    .sort((a, b) => compareByteOrder(a.taskKey, b.taskKey))
    .flatMap((task) =>
      [...task.candidates]
        .sort((a, b) => a.candidateIndex - b.candidateIndex)
        .map(
          ({ candidateIndex, verdict, failureClass }) =>
            `${task.taskKey} ${candidateIndex} ${verdict ?? "none"} ${failureClass ?? "-"}\n`,
        ),
    );
  return sha256Hex(lines.join(""));
}
