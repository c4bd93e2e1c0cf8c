import { z } from "zod";
import { agreeFactors, type IntakeFactors } from "../../../lib/core/suite/tier-rubric";
import { parsePoolJson } from "./parse-pool-json";
import { poolFieldError } from "./pool-error";

const named = z.array(z.string().min(1));

/** What one reader of the statement and the cases counted, each condition and edge case by name. */
const scoringSchema = z.strictObject({
  conditions: named.min(1),
  solutionSpace: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  edgeCases: named,
});
export type RubricScoring = z.infer<typeof scoringSchema>;

/** rubric.json of a base problem: two scorings, each made without sight of the other or of the factors. */
const rubricFileSchema = z.strictObject({
  rubric: z.literal(1),
  scorings: z.tuple([scoringSchema, scoringSchema]),
});

const remedy = "see workers/pool/README.md for the form";

/**
 * Reads the text of a rubric.json.
 * @param factors as problem.json states them; they have to be what the two scorings come to
 * @throws DomainError bad-input where it is malformed, or the factors are others
 */
export function parseRubric(
  text: string,
  file: string,
  factors: IntakeFactors,
): [RubricScoring, RubricScoring] {
  const { scorings } = parsePoolJson(rubricFileSchema, text, { file, remedy });
  const agreed = agreeFactors(factorsOf(scorings[0]), factorsOf(scorings[1]));
  const differs = (Object.keys(agreed) as (keyof IntakeFactors)[]).some(
    (name) => agreed[name] !== factors[name],
  );
  if (differs) {
    const words = `the scorings come to ${JSON.stringify(agreed)}; write these as problem.json's factors`;
    throw poolFieldError({ file, field: "scorings" }, words);
  }
  return scorings;
}

/** The counts of a scoring. */
export function factorsOf({ conditions, solutionSpace, edgeCases }: RubricScoring): IntakeFactors {
  return {
    independentConditions: conditions.length,
    solutionSpace,
    edgeCases: edgeCases.length,
  };
}
