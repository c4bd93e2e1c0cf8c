import { type Agreement, cohensKappa } from "../../../lib/core/stats/cohens-kappa";
import { type IntakeFactors, tierFromFactors } from "../../../lib/core/suite/tier-rubric";
import type { BaseProblem } from "../../importers/errorbar-pool/read-base-problem";
import { factorsOf } from "../../importers/errorbar-pool/rubric-file";

const classes = {
  tier: (factors: IntakeFactors) => tierFromFactors(factors),
  independentConditions: (factors: IntakeFactors) => factors.independentConditions,
  solutionSpace: (factors: IntakeFactors) => factors.solutionSpace,
  edgeCases: (factors: IntakeFactors) => factors.edgeCases,
} as const;

export type ScoringAgreement = Record<keyof typeof classes, Agreement>;

/** How far the two scorings of base problems agree: on the tier, and on each count; null without any. */
export function measureScorings(bases: readonly BaseProblem[]): ScoringAgreement | null {
  const pairs = bases.flatMap(({ scorings }) =>
    scorings === null ? [] : [[factorsOf(scorings[0]), factorsOf(scorings[1])] as const],
  );
  if (pairs.length === 0) return null;
  const of = (name: keyof typeof classes) =>
    cohensKappa(
      pairs.map(([a, b]) => [String(classes[name](a)), String(classes[name](b))] as const),
    );
  return {
    tier: of("tier"),
    independentConditions: of("independentConditions"),
    solutionSpace: of("solutionSpace"),
    edgeCases: of("edgeCases"),
  };
}

/** One line for a reader. */
export function wordScorings({ tier, ...counts }: ScoringAgreement): string {
  const word = ({ kappa, equal, items }: Agreement) =>
    `${kappa === null ? "one class only" : `kappa ${kappa.toFixed(2)}`} (${equal} of ${items} equal)`;
  const others = [
    `conditions ${word(counts.independentConditions)}`,
    `solution space ${word(counts.solutionSpace)}`,
    `edge cases ${word(counts.edgeCases)}`,
  ];
  return `two scorings by the rubric agree on the tier: ${word(tier)}; count for count: ${others.join(", ")}`;
}
