import type { TaskDefinition } from "../../../../lib/core/suite/suite-definition";
import { type Ground, makeLanguageTask } from "./ground";
import { listReferenceExamples, type ReferenceExample } from "./reference-examples";
import { renderTestProgram } from "./render-test-program";
import { renderUnitTestPrompt } from "./unit-test-prompt";

/** Each fault is executed with every answer. */
const mostFaults = 8;

/**
 * The unit-test task of a language: tests are to be written that both solutions pass and each fault fails. The
 * reference answer asserts the task's own cases. None where it has no faults, or no case that can be written down.
 */
export function deriveUnitTests(ground: Ground): TaskDefinition[] {
  const { base, language, sources, planted } = ground;
  const { reference, second } = sources;
  const examples = listReferenceExamples(ground);
  if (planted.length === 0 || examples.length === 0) return [];
  const program = (shown: ReferenceExample[]) => renderTestProgram(base.problem, language, shown);
  return [
    makeLanguageTask(ground, {
      category: "unit-test-writing",
      prompt: renderUnitTestPrompt(base.problem, language),
      testPlan: { kind: "tests", reference, second, faults: planted.slice(0, mostFaults) },
      referenceSolution: program(examples),
      plantedFaults: [program([]), ...exchangeResults(examples).map(program)],
    }),
  ];
}

/** The same assertions, the first with the result of another one that differs; none where all are alike. */
function exchangeResults(examples: ReferenceExample[]): ReferenceExample[][] {
  const [first, ...others] = examples;
  const other = others.find(({ result }) => result !== null && result !== first?.result);
  if (!first || !other) return [];
  return [[{ call: first.call, result: other.result }, ...others]];
}
