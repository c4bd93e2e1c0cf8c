import { compareByteOrder } from "../sampling/compare-byte-order";
import {
  type FailureClass,
  failureClasses,
  type Language,
  type TaskCategory,
  type Tier,
  type VerdictKind,
} from "../vocabulary";
import type { SliceCount } from "./score-facts";

/** One candidate with the slices that its task belongs to. */
export interface SlicedVerdict {
  category: TaskCategory | null;
  tier: Tier | null;
  language: Language | null;
  /** Null: none yet. */
  verdict: VerdictKind | null;
  failureClass: FailureClass | null;
}

export interface SliceFailures extends Pick<SliceCount, "dimension" | "value"> {
  /** The denominator of every count. */
  candidates: number;
  passed: number;
  voided: number;
  failureClasses: Partial<Record<FailureClass, number>>;
}

/**
 * How the candidates of each slice ended. A dimension in which all candidates have one value says
 * nothing beyond the whole and is left out.
 */
export function sliceFailures(verdicts: readonly SlicedVerdict[]): SliceFailures[] {
  return (["category", "tier", "language"] as const).flatMap((dimension) => {
    const sliced = verdicts.filter((entry) => entry[dimension] !== null);
    const groups = Map.groupBy(sliced, (entry) => String(entry[dimension]));
    if (groups.size < 2) return [];
    return [...groups]
      .sort(([a], [b]) => compareByteOrder(a, b))
      .map(([value, members]) => ({ dimension, value, ...countEnds(members) }));
  });
}

function countEnds(members: readonly SlicedVerdict[]): Omit<SliceFailures, "dimension" | "value"> {
  const classes: SliceFailures["failureClasses"] = {};
  for (const name of failureClasses) {
    const count = members.filter(({ failureClass }) => failureClass === name).length;
    if (count > 0) classes[name] = count;
  }
  return {
    candidates: members.length,
    passed: members.filter(({ verdict }) => verdict === "passed").length,
    voided: members.filter(({ verdict }) => verdict === "voided").length,
    failureClasses: classes,
  };
}
