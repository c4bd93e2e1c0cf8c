import type { Tier } from "../vocabulary";

/** What the author of a base problem counts at intake, before any model has seen the problem. */
export interface IntakeFactors {
  /**
   * Rules of the statement that a solution can break while it keeps all the others. The main rule
   * is one; a rule that merely restates another is none.
   */
  independentConditions: number;
  /** 1: one approach suggests itself; 2: two or three plausible ones; 3: many, and the choice matters. */
  solutionSpace: 1 | 2 | 3;
  /** Kinds of input that need explicit handling beyond the obvious path, each checked by a case. */
  edgeCases: number;
}

/**
 * Tier of a base problem, from its intake factors alone and never from model results.
 *
 * | points | independent conditions | solution space | edge cases |
 * |--------|------------------------|----------------|------------|
 * | 1      | 1–2                    | 1              | 0–2        |
 * | 2      | 3–4                    | 2              | 3          |
 * | 3      | 5 or more              | 3              | 4 or more  |
 *
 * The points of the three columns are added: 3–4 make tier 1, 5–6 tier 2, 7–9 tier 3.
 */
export function tierFromFactors(factors: IntakeFactors): Tier {
  const points =
    pointsFor(factors.independentConditions, 3, 5) +
    factors.solutionSpace +
    pointsFor(factors.edgeCases, 3, 4);
  if (points <= 4) return 1;
  return points <= 6 ? 2 : 3;
}

function pointsFor(count: number, fromTwo: number, fromThree: number): number {
  if (count >= fromThree) return 3;
  return count >= fromTwo ? 2 : 1;
}
