import { sha256Hex } from "../protocol/sha256-hex";
import { compareByteOrder } from "../sampling/compare-byte-order";
import type { FailureClass, RepeatSelection, VerdictKind } from "../vocabulary";

/** How many places of a suite are drawn to be repeated, whatever their answers came to. */
export const seededPlaces = 20;
/** The graded execution and two more. */
export const executionsOfRepeated = 3;

/** One candidate as it was graded; verdict null: not yet. */
export interface GradedPlace {
  taskKey: string;
  candidateIndex: number;
  verdict: VerdictKind | null;
  failureClass: FailureClass | null;
  /** Null when nothing was executed. */
  execution: PlaceExecution | null;
}

/** What a candidate was executed for in CPU time, by the limit that it counts against. */
export interface PlaceExecution {
  /** All of it: no limit's. */
  cpuMs: number;
  /** Of its longest run, each of which may take as much as an execution may. */
  longestRunMs: number;
  /** Of one step: loading, a test case, or tests that are run as a whole. */
  slowestStepMs: number;
}

export interface CpuLimits {
  cpuMsPerTest: number;
  cpuMsTotal: number;
}

export interface SelectedRepeat<Place extends GradedPlace> {
  place: Place;
  selectedBy: RepeatSelection;
}

/**
 * Which candidates of a run are executed again, seeded ones first: the 20 with the lowest SHA-256 of
 * `cgb/v1/repeat/<cycle>/<taskKey>/<candidateIndex>`, then all others near a time limit. The label
 * names no model and nothing that came out, so all models repeat the same places and the seeded ones
 * are a fair sample of the run. A place that is both counts as seeded, or that sample would lose its
 * slow candidates.
 */
export function selectRepeats<Place extends GradedPlace>(
  places: readonly Place[],
  cycle: string,
  limits: CpuLimits,
): SelectedRepeat<Place>[] {
  const ordered = places
    .map((place) => ({ place, key: sha256Hex(repeatLabel(cycle, place)) }))
    .sort((a, b) => compareByteOrder(a.key, b.key))
    .map(({ place }) => place);
  const seeded = ordered.slice(0, seededPlaces);
  const near = ordered.slice(seededPlaces).filter((place) => isNearLimit(place, limits));
  return [
    ...seeded.map((place) => ({ place, selectedBy: "seeded" as const })),
    ...near.map((place) => ({ place, selectedBy: "near-limit" as const })),
  ];
}

/** What the places of a cycle are ordered by, before hashing. */
export function repeatLabel(
  cycle: string,
  { taskKey, candidateIndex }: Pick<GradedPlace, "taskKey" | "candidateIndex">,
): string {
  return `cgb/v1/repeat/${cycle}/${taskKey}/${candidateIndex}`;
}

/**
 * Whether a little more or less time could have changed the verdict: stopped by a time limit, or at
 * least 90% of a CPU limit used, be it in one step (loading, a test case) or in one run. Tests that are
 * run as a whole count as one step, which errs on the side of repeating; how many such runs one candidate
 * has says nothing.
 */
export function isNearLimit(
  { failureClass, execution }: Pick<GradedPlace, "failureClass" | "execution">,
  limits: CpuLimits,
): boolean {
  if (failureClass === "cpu_timeout" || failureClass === "wall_timeout") return true;
  if (execution === null) return false;
  return (
    reachesNinetyPercent(execution.slowestStepMs, limits.cpuMsPerTest) ||
    reachesNinetyPercent(execution.longestRunMs, limits.cpuMsTotal)
  );
}

/** In integers: 0.9 is no binary fraction. */
function reachesNinetyPercent(usedMs: number, limitMs: number): boolean {
  return 10 * usedMs >= 9 * limitMs;
}
