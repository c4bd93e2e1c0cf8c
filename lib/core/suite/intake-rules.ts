import type { Visibility } from "../vocabulary";

/** A task of our own pool has this many test cases, and a base problem, of which a task takes some, this many. */
export const intakeCounts = {
  minimumCases: 5,
  maximumCases: 20,
  minimumBaseCases: 20,
  maximumBaseCases: 60,
} as const;

/** As findCaseMixFault, of a base problem, of whose cases a task takes only some. */
export function findBaseCaseFault(visibilities: readonly Visibility[]): string | null {
  const { minimumBaseCases, maximumBaseCases } = intakeCounts;
  return findMixFault(visibilities, minimumBaseCases, maximumBaseCases);
}

/**
 * Says what is wrong with the mix of a task's test cases, with the remedy, or null when the intake
 * rules hold: 5 to 20 cases, at least one public, at least half hidden.
 */
export function findCaseMixFault(visibilities: readonly Visibility[]): string | null {
  const { minimumCases, maximumCases } = intakeCounts;
  return findMixFault(visibilities, minimumCases, maximumCases);
}

function findMixFault(
  visibilities: readonly Visibility[],
  minimumCases: number,
  maximumCases: number,
): string | null {
  const total = visibilities.length;
  const hidden = visibilities.filter((visibility) => visibility === "hidden").length;
  if (total < minimumCases) return `${total} cases; add cases until there are ${minimumCases}`;
  if (total > maximumCases) return `${total} cases; remove cases until there are ${maximumCases}`;
  if (hidden === total) return "no public case; make at least one case public";
  if (hidden * 2 < total) {
    return `${hidden} of ${total} cases are hidden; make at least half of them hidden`;
  }
  return null;
}
