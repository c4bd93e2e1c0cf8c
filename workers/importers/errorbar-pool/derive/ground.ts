import type { TaskDefinition } from "../../../../lib/core/suite/suite-definition";
import { tierFromFactors } from "../../../../lib/core/suite/tier-rubric";
import { nameIn } from "../languages/name-in";
import type { PoolLanguage } from "../languages/pool-language";
import type { BaseProblem, LanguageSources } from "../read-base-problem";
import type { SelectedCase } from "./select-cases";

/** What the tasks of one base problem in one language are made from. */
export interface Ground {
  base: BaseProblem;
  language: PoolLanguage;
  sources: LanguageSources;
  cases: SelectedCase[];
  /** Whole faulty programs that the cases catch. */
  planted: string[];
}

type Own = Pick<
  TaskDefinition,
  "category" | "prompt" | "testPlan" | "referenceSolution" | "plantedFaults"
>;

/** A task of a category that has one for each language. */
export function makeLanguageTask(
  { base: { problem }, language }: Pick<Ground, "base" | "language">,
  own: Own,
): TaskDefinition {
  return {
    taskKey: `${problem.id}/${own.category}/${language}`,
    baseId: problem.id,
    tier: tierFromFactors(problem.factors),
    language,
    entryPoint: nameIn(language, problem.signature.name),
    ...own,
  };
}
