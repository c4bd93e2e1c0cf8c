import { clusterWilsonInterval } from "../stats/cluster-wilson-interval";
import { tallyBases } from "../stats/tally-bases";
import {
  type FailureClass,
  type RepeatSelection,
  repeatSelections,
  type VerdictKind,
} from "../vocabulary";
import { executionsOfRepeated, type GradedPlace, type SelectedRepeat } from "./select-repeats";

/** A place with what a report of its repeats needs. */
export interface RepeatablePlace extends GradedPlace {
  candidateId: number;
  baseId: string;
  /** Null when no submission could be extracted: then there is nothing to execute. */
  submissionSha256: string | null;
  wallMs: number | null;
}

/** One execution beyond the graded one. */
export interface RepeatExecution {
  candidateId: number;
  repetition: number;
  selectedBy: RepeatSelection;
  verdict: VerdictKind;
  failureClass: FailureClass | null;
  cpuMs: number;
  wallMs: number;
}

export interface RepeatOutcome {
  verdict: VerdictKind;
  failureClass: FailureClass | null;
  cpuMs: number | null;
  wallMs: number | null;
}

/** verdict: passed once and failed once. failure-class: failed each time, but not in the same way. */
export type RepeatDifference = "verdict" | "failure-class";

export interface RepeatedPlace<Place extends RepeatablePlace> {
  place: Place;
  selectedBy: RepeatSelection;
  /** The graded execution first. */
  executions: RepeatOutcome[];
  difference: RepeatDifference | null;
}

export interface RepeatGroup {
  selectedBy: RepeatSelection;
  selected: number;
  /** Candidates executed three times: the denominator. */
  repeated: number;
  withoutSubmission: number;
  notRepeated: number;
  /** Candidates that passed once and failed once. */
  flaky: number;
  /** Candidates that failed each time, but in more than one class. */
  differentClass: number;
  /** 95% Wilson bounds of flaky / repeated over base problems; null when nothing was repeated. */
  interval: { low: number; high: number } | null;
}

export interface RepeatReport<Place extends RepeatablePlace> {
  groups: RepeatGroup[];
  repeated: RepeatedPlace<Place>[];
  /** Selected, but not executed three times with a verdict each. */
  left: { place: Place; selectedBy: RepeatSelection; reason: LeftReason }[];
}

export type LeftReason = "no-submission" | "no-verdict" | "not-executed";

/**
 * Whether the verdicts of the selected candidates hold. Flaky is a candidate whose verdict differs,
 * because only that moves a score; a failure in another class is counted apart. Candidates that were
 * repeated under an earlier selection stay in the report.
 */
export function reportRepeats<Place extends RepeatablePlace>(
  places: readonly Place[],
  selected: readonly SelectedRepeat<Place>[],
  executions: readonly RepeatExecution[],
): RepeatReport<Place> {
  const made = Map.groupBy(executions, ({ candidateId }) => candidateId);
  const wanted = new Map(
    selected.map(({ place, selectedBy }) => [place.candidateId, { place, selectedBy }]),
  );
  for (const place of places) {
    const first = made.get(place.candidateId)?.[0];
    if (first === undefined) continue;
    // What was done stands, whatever would be selected today.
    wanted.set(place.candidateId, { place, selectedBy: first.selectedBy });
  }
  const repeated: RepeatedPlace<Place>[] = [];
  const left: RepeatReport<Place>["left"] = [];
  for (const { place, selectedBy } of wanted.values()) {
    const outcomes = listOutcomes(place, made.get(place.candidateId) ?? []);
    const reason = findLeftReason(place, outcomes);
    if (reason !== null) left.push({ place, selectedBy, reason });
    else
      repeated.push({
        place,
        selectedBy,
        executions: outcomes,
        difference: findDifference(outcomes),
      });
  }
  const groups = repeatSelections.map((selectedBy) => countGroup(selectedBy, repeated, left));
  return { groups, repeated, left };
}

function listOutcomes(place: RepeatablePlace, made: readonly RepeatExecution[]): RepeatOutcome[] {
  const again = [...made]
    .filter(({ verdict }) => verdict !== "voided")
    .sort((a, b) => a.repetition - b.repetition)
    .map(({ verdict, failureClass, cpuMs, wallMs }) => ({ verdict, failureClass, cpuMs, wallMs }));
  if (place.verdict === null || place.verdict === "voided") return again;
  const { verdict, failureClass, execution, wallMs } = place;
  return [{ verdict, failureClass, cpuMs: execution?.cpuMs ?? null, wallMs }, ...again];
}

function findLeftReason(
  place: RepeatablePlace,
  outcomes: readonly RepeatOutcome[],
): LeftReason | null {
  if (place.submissionSha256 === null) return "no-submission";
  if (place.verdict === null || place.verdict === "voided") return "no-verdict";
  return outcomes.length < executionsOfRepeated ? "not-executed" : null;
}

function findDifference(outcomes: readonly RepeatOutcome[]): RepeatDifference | null {
  if (new Set(outcomes.map(({ verdict }) => verdict)).size > 1) return "verdict";
  return new Set(outcomes.map(({ failureClass }) => failureClass)).size > 1
    ? "failure-class"
    : null;
}

function countGroup<Place extends RepeatablePlace>(
  selectedBy: RepeatSelection,
  allRepeated: readonly RepeatedPlace<Place>[],
  allLeft: RepeatReport<Place>["left"],
): RepeatGroup {
  const repeated = allRepeated.filter((entry) => entry.selectedBy === selectedBy);
  const left = allLeft.filter((entry) => entry.selectedBy === selectedBy);
  const withoutSubmission = left.filter(({ reason }) => reason === "no-submission").length;
  return {
    selectedBy,
    selected: repeated.length + left.length,
    repeated: repeated.length,
    withoutSubmission,
    notRepeated: left.length - withoutSubmission,
    flaky: repeated.filter(({ difference }) => difference === "verdict").length,
    differentClass: repeated.filter(({ difference }) => difference === "failure-class").length,
    interval: boundFlakes(repeated),
  };
}

/** Candidates of one base problem are no independent places: the effective number is smaller. */
function boundFlakes(
  repeated: readonly RepeatedPlace<RepeatablePlace>[],
): { low: number; high: number } | null {
  if (repeated.length === 0) return null;
  const bases = tallyBases(
    repeated.map(({ place, difference }) => ({
      baseId: place.baseId,
      value: difference === "verdict" ? 1 : 0,
    })),
  );
  const { low, high } = clusterWilsonInterval(bases);
  return { low, high };
}
