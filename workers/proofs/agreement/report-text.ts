import type { SetComparison } from "./compare-set";
import type { CompletionSet } from "./completion-set";
import { describeDifference } from "./difference";
import type { KnownCause } from "./known-cause";
import { publishedCount } from "./published-count";
import { rateNotes } from "./rate-note";

/** How many candidates the published pass@1 stands for; null where it is of other answers. */
export function countPublished({ set, graded }: SetComparison): number | null {
  const figure = set.published["pass@1"];
  if (figure === undefined || set.key in rateNotes) return null;
  return publishedCount(figure, graded.verdicts.length);
}

/** How many candidates passed here. */
export function countHere({ graded }: SetComparison): number {
  return graded.verdicts.filter(({ verdict }) => verdict === "passed").length;
}

/** A task's id, with the candidate's index where a task has several. */
export function nameCandidate(
  set: CompletionSet,
  { taskId, index }: { taskId: string; index: number },
) {
  return set.candidatesPerTask === 1 ? taskId : `${taskId}, ${index}`;
}

/** All differences of a cause as one sentence without a full stop. */
export function describeCause(cause: KnownCause): string {
  return cause.differences.map(describeDifference).join("; and ");
}

/** A published percentage as it was published. */
export function percent(value: number | undefined): string {
  if (value === undefined) return "not published";
  const text = String(value);
  return text.includes(".") ? text : value.toFixed(1);
}

/** A percentage of ours: rates of many candidates near zero would all read 0.1 with one decimal. */
export function precise(value: number, candidates: number): string {
  return value.toFixed(candidates > 900 ? 2 : 1);
}

/** A count with its thousands apart. */
export function grouped(count: number): string {
  return count.toLocaleString("en-US");
}
