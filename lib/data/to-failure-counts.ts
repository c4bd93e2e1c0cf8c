import "server-only";
import type { z } from "zod";
import type { failureClassCountsSchema } from "../contracts/board";
import { failureClasses } from "../core/vocabulary";

export type FailureClassCounts = z.infer<typeof failureClassCountsSchema>;

/** Counts by failure class in the order of the vocabulary, classes without a candidate left out. */
export function toFailureCounts(counts: ReadonlyMap<string, number>): FailureClassCounts {
  const named: FailureClassCounts = {};
  for (const failureClass of failureClasses) {
    const count = counts.get(failureClass);
    if (count !== undefined && count > 0) named[failureClass] = count;
  }
  return named;
}
