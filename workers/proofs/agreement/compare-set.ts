import type { CompletionSet } from "./completion-set";
import type { GradedSet, GradedVerdict } from "./graded-set";
import type { KnownCause } from "./known-cause";
import type { MarkedCandidate } from "./marked-candidate";
import type { Treatment } from "./treatment";

/** A candidate whose verdict here is another than upstream. */
export interface Differing {
  taskId: string;
  index: number;
  passedUpstream: boolean;
  here: GradedVerdict;
  /** Null where nothing explains it: then the report fails. */
  cause: KnownCause | null;
}

export interface SetComparison {
  set: CompletionSet;
  treatment: Extract<Treatment, { kind: "graded" }>;
  graded: GradedSet;
  /** Whose verdicts ours are compared with: marks in the file, or the harness run here. */
  reference: "marks" | "harness";
  passedUpstream: number;
  differing: Differing[];
  /** Causes that move the published count although no differing verdict shows it. */
  countCauses: KnownCause[];
}

/**
 * Our verdicts beside upstream's, one candidate at a time.
 * @param harness what upstream's way of running said, by candidate; used where the file has no marks
 */
export function compareSet(
  set: CompletionSet,
  treatment: SetComparison["treatment"],
  graded: GradedSet,
  candidates: MarkedCandidate[],
  harness: ReadonlyMap<MarkedCandidate, boolean> | null,
  causes: readonly KnownCause[],
): SetComparison {
  const own = causes.filter((cause) => cause.set === set.key);
  const here = new Map(graded.verdicts.map((verdict) => [keyOf(verdict), verdict]));
  const differing: Differing[] = [];
  let passedUpstream = 0;
  for (const candidate of candidates) {
    const { taskId, index } = candidate;
    const passed = candidate.mark ?? harness?.get(candidate);
    const verdict = here.get(keyOf({ taskId, candidateIndex: index }));
    if (passed === undefined || verdict === undefined) {
      throw new Error(`${set.key}: candidate ${index} of ${taskId} was not compared`);
    }
    if (passed) passedUpstream += 1;
    if (passed === (verdict.verdict === "passed")) continue;
    const cause = own.find((known) => explains(known, taskId, index, passed)) ?? null;
    differing.push({ taskId, index, passedUpstream: passed, here: verdict, cause });
  }
  const countCauses = own.filter((cause) => cause.movesCount === true);
  const reference = harness === null ? "marks" : "harness";
  return { set, treatment, graded, reference, passedUpstream, differing, countCauses };
}

function explains(cause: KnownCause, taskId: string, index: number, passed: boolean): boolean {
  if (cause.taskId !== taskId || cause.index !== index) return false;
  // Near a limit, either may be the one that was stopped.
  return cause.passedUpstream === passed || cause.nearLimit === true;
}

function keyOf({ taskId, candidateIndex }: { taskId: string; candidateIndex: number }): string {
  return `${taskId}\0${candidateIndex}`;
}
