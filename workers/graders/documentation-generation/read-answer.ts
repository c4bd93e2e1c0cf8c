import { DomainError } from "../../../lib/core/errors";
import type { GradedTask } from "../../../lib/core/ports/grader";
import type { TestPlan } from "../../../lib/core/scoring/test-plan";
import type {
  ParsedLanguage,
  ParsedSource,
  ParseSource,
} from "../../../lib/core/syntax/parsed-source";
import type { Documentation, Example } from "./example";
import { readDocumentation } from "./read-documentation";
import { readExamples } from "./read-examples";

export type DocumentationPlan = Extract<TestPlan, { kind: "documentation" }>;

export const fewestExamples = 3;
export const mostExamples = 20;

/** A submission as this grader looks at it. */
export interface Answer {
  language: ParsedLanguage;
  plan: DocumentationPlan;
  source: ParsedSource;
  documentation: Documentation | null;
}

/** @throws DomainError environment for a language without a grammar; integrity for tests of another kind. */
export function readAnswer(parse: ParseSource, task: GradedTask, submission: string): Answer {
  const { language, testPlan: plan, entryPoint } = task;
  if (language === "typescript") {
    throw new DomainError("environment", "documentation in TypeScript can't be graded yet");
  }
  if (plan.kind !== "documentation") {
    throw new DomainError("integrity", `documentation has no tests of kind ${plan.kind}`);
  }
  const source = parse(language, submission);
  const asked = { entryPoint, parameters: plan.parameters };
  const documentation = source.hasError ? null : readDocumentation(source, asked);
  return { language, plan, source, documentation };
}

/** The examples of an answer where it has as many as are asked for; else their number alone. */
export function countExamples(
  parse: ParseSource,
  { language, documentation }: Answer,
): { count: number; examples: Example[] | null } {
  const examples = documentation === null ? [] : readExamples(parse, language, documentation);
  const inRange = examples.length >= fewestExamples && examples.length <= mostExamples;
  return { count: examples.length, examples: inRange ? examples : null };
}
