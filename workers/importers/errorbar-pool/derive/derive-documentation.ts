import type { TaskDefinition } from "../../../../lib/core/suite/suite-definition";
import type { ParseSource } from "../../../../lib/core/syntax/parsed-source";
import { nameIn } from "../languages/name-in";
import { renameIn } from "../languages/statement-blocks";
import { renderDocumentationPrompt } from "./documentation-prompt";
import { type Ground, makeLanguageTask } from "./ground";
import { listReferenceExamples, type ReferenceExample } from "./reference-examples";
import { removeComments } from "./remove-comments";
import { renderDocumented } from "./render-documentation";

/** The grader asks for 3 to 20 examples. */
const fewestExamples = 3;
/** Each fault is executed with every answer. */
const mostFaults = 8;

/**
 * The documentation task of a language: its reference solution without comments is to be documented. The reference
 * answer has the task's own cases for examples. None where too few of them can be written as examples, or where no
 * fault could be told from the code.
 */
export function deriveDocumentation(ground: Ground, parse: ParseSource): TaskDefinition[] {
  const { base, language, sources, planted } = ground;
  const { problem } = base;
  const examples = listReferenceExamples(ground);
  const [fault] = planted;
  if (examples.length < fewestExamples || fault === undefined) return [];
  const code = removeComments(parse, parse(language, sources.reference));
  const parameters = problem.signature.params.map(({ name }) => nameIn(language, name));
  const document = (text: string, shown: ReferenceExample[], described = parameters) =>
    renderDocumented(parse, ground, text, { parameters: described, examples: shown });
  return [
    makeLanguageTask(ground, {
      category: "documentation-generation",
      prompt: renderDocumentationPrompt(problem, language, code),
      testPlan: {
        kind: "documentation",
        code,
        parameters,
        errors: (problem.errors ?? []).map(({ when }) => renameIn(problem, language, when)),
        faults: planted.slice(0, mostFaults),
      },
      referenceSolution: document(code, examples),
      plantedFaults: [
        document(code, []),
        document(code, examples, parameters.slice(1)),
        document(removeComments(parse, parse(language, fault)), examples),
        ...exchangeResults(examples).map((wrong) => document(code, wrong)),
      ],
    }),
  ];
}

/** The same examples, the first with the result of another one that differs; none where all are alike. */
function exchangeResults(examples: ReferenceExample[]): ReferenceExample[][] {
  const [first, ...others] = examples;
  const other = others.find(({ result }) => result !== first?.result);
  if (first === undefined || other === undefined) return [];
  return [[{ call: first.call, result: other.result }, ...others]];
}
