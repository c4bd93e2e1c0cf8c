import type { Tier } from "../vocabulary";

/** What is counted of a base problem at intake, before any model has seen it. */
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
 * | 1      | 1–3                    | 1              | 0–2        |
 * | 2      | 4–5                    | 2              | 3          |
 * | 3      | 6 or more              | 3              | 4 or more  |
 *
 * The points of the three columns are added: 3–5 make tier 1, 6–7 tier 2, 8–9 tier 3.
 */
export function tierFromFactors(factors: IntakeFactors): Tier {
  const points =
    pointsFor(factors.independentConditions, 4, 6) +
    factors.solutionSpace +
    pointsFor(factors.edgeCases, 3, 4);
  if (points <= 5) return 1;
  return points <= 7 ? 2 : 3;
}

/** Returns the factors that two scorings made apart come to: of each the mean, a half rounded down. */
export function agreeFactors(first: IntakeFactors, second: IntakeFactors): IntakeFactors {
  const middle = (a: number, b: number) => Math.floor((a + b) / 2);
  const space = middle(first.solutionSpace, second.solutionSpace);
  return {
    independentConditions: middle(first.independentConditions, second.independentConditions),
    solutionSpace: space === 3 ? 3 : space === 2 ? 2 : 1,
    edgeCases: middle(first.edgeCases, second.edgeCases),
  };
}

function pointsFor(count: number, fromTwo: number, fromThree: number): number {
  if (count >= fromThree) return 3;
  return count >= fromTwo ? 2 : 1;
}
