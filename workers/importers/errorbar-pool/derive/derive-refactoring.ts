import type { TaskDefinition } from "../../../../lib/core/suite/suite-definition";
import type { ParseSource } from "../../../../lib/core/syntax/parsed-source";
import { proposeGoals } from "../../../../lib/core/syntax-measures/propose-goals";
import { languageFacts } from "../languages/pool-language";
import { poolFileError } from "../pool-error";
import { type Ground, makeLanguageTask } from "./ground";
import { renderRefactoringPrompt } from "./refactoring-prompt";

const fewestBroken = 2;

/**
 * The refactoring task of a language: its tangled program is to be set right, by goals that the reference solution
 * holds.
 * @throws DomainError bad-input when the tangled program breaks less than two goals.
 */
export function deriveRefactoring(ground: Ground, parse: ParseSource): TaskDefinition {
  const { base, language, sources, cases, planted } = ground;
  const { tangled, reference } = sources;
  const { goals, broken } = proposeGoals(parse(language, tangled), parse(language, reference));
  if (broken.length < fewestBroken) {
    const file = `${base.problem.id}/${language}/tangled.${languageFacts[language].extension}`;
    const found = broken.length === 0 ? "no goal" : `one goal alone (${broken.join()})`;
    const remedy = "make it longer, deeper nested or more repetitive";
    throw poolFileError(file, `breaks ${found} that the reference holds; ${remedy}`);
  }
  return makeLanguageTask(ground, {
    category: "refactoring",
    prompt: renderRefactoringPrompt(base.problem, language, { tangled, goals }),
    testPlan: {
      kind: "refactoring",
      original: tangled,
      goals,
      cases: cases.map(({ planned }) => planned),
    },
    referenceSolution: reference,
    plantedFaults: [tangled, ...planted],
  });
}
