import type { GradedTask, Grader } from "../../../lib/core/ports/grader";
import type { ExecutionPlan, PlannedCall } from "../../../lib/core/scoring/execution";
import type { ParseSource } from "../../../lib/core/syntax/parsed-source";
import { formatWire } from "../../../lib/core/values/format-wire";
import { checkDocumentationFormat } from "./check-documentation-format";
import type { Example } from "./example";
import { judgeDocumentation } from "./judge-documentation";
import { countExamples, readAnswer } from "./read-answer";

/**
 * Documentation is read, never run: what it says of calls is tried on our own code, and then on our faulty
 * programs. No text of a submission but the values of its examples ever reaches a sandbox.
 */
export function documentationGrader(parse: ParseSource): Grader {
  return {
    category: "documentation-generation",

    checkFormat: (task, submission) =>
      checkDocumentationFormat(parse, readAnswer(parse, task, submission), task.entryPoint),

    plan(task, submission) {
      const answer = readAnswer(parse, task, submission);
      const { examples } = countExamples(parse, answer);
      const { code, faults } = answer.plan;
      if (examples === null) return [planCalls(task, code, [])];
      return [code, ...faults].map((source) => planCalls(task, source, examples));
    },

    judge: (task, results, submission) =>
      judgeDocumentation(parse, task, readAnswer(parse, task, submission), results),
  };
}

function planCalls({ entryPoint }: GradedTask, source: string, examples: Example[]): ExecutionPlan {
  const calls = examples.map(({ args }): PlannedCall => {
    return { args: { kind: "wire", text: formatWire({ kind: "tuple", items: args }) }, view: null };
  });
  return { kind: "calls", entryPoint, source, calls };
}
