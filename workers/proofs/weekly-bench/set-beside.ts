import { conformanceLanguages } from "../../sandbox/conformance/conformance-language";
import type { Asked } from "./counting-handle";
import type { Executed } from "./list-executed";
import type { Rates } from "./measure-trivial";

/** A part of the run, between two measurements of trivial jobs. */
export interface Segment {
  candidates: number;
  seconds: number;
  executed: Executed;
  /** What the sandbox's backend was asked for meanwhile. */
  asked: Asked;
  before: Rates;
  after: Rates;
}

/**
 * How long as many trivial jobs in the same languages would have taken, in seconds: each language's by the
 * mean of the rates right before and right after.
 */
export function trivialSeconds({
  executed: { byLanguage },
  before,
  after,
}: Pick<Segment, "executed" | "before" | "after">): number {
  return conformanceLanguages.reduce(
    (sum, one) => sum + byLanguage[one] / ((before[one] + after[one]) / 2),
    0,
  );
}

/** A sum over segments. */
export function sumOf(segments: readonly Segment[], of: (segment: Segment) => number): number {
  return segments.reduce((sum, segment) => sum + of(segment), 0);
}
