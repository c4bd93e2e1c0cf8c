import type { Problem } from "../parse-problem";
import { formatJavaScriptLiteral } from "./javascript-literal";
import { formatJavaScriptType } from "./javascript-type";
import { nameIn } from "./name-in";
import { declaredErrors } from "./pool-language";
import { renderExamples } from "./render-examples";
import { formatSignature } from "./signature";
import { renameIn, statementBlocks, wrap } from "./statement-blocks";

const margin = " * ";
const width = 96 - margin.length;

/**
 * Prompt of a task in JavaScript whose function has to be written: an exported function with its body
 * open, behind a JSDoc comment with statement, types and examples.
 * @param bound words about the time that it may take, where the task states that
 */
export function renderJavaScriptPrompt(problem: Problem, bound: string | null = null): string {
  const { params, returns } = problem.signature;
  const types = params.map(
    ({ name, type }) => `@param {${formatJavaScriptType(type)}} ${nameIn("javascript", name)}`,
  );
  const tags = [...types, `@returns {${formatJavaScriptType(returns)}}`, ...listErrors(problem)];
  const blocks = [
    ...statementBlocks(problem, "javascript", width),
    ...(bound === null ? [] : [wrap(bound, "", width)]),
    tags.join("\n"),
    ...listExamples(problem).map((example) => `@example\n${example}`),
  ];
  const comment = blocks.join("\n\n").replaceAll("*/", "*\\/").replace(/^/gm, margin);
  const lines = ["/**", comment.replaceAll(/[ ]+$/gm, ""), " */"];
  return `${lines.join("\n")}\n${formatSignature("javascript", problem.signature)} {\n`;
}

/** Statement, errors and examples as blocks of lines, for a text that is no doc comment. */
export function describeInJavaScript(problem: Problem): string[] {
  const errors = listErrors(problem).join("\n");
  return [
    ...statementBlocks(problem, "javascript", width),
    ...(errors === "" ? [] : [errors]),
    ...listExamples(problem),
  ];
}

function listErrors(problem: Problem): string[] {
  return (problem.errors ?? []).map(({ when }) => {
    const text = `@throws {${declaredErrors.javascript}} when ${renameIn(problem, "javascript", when)}`;
    return wrap(text, "  ", width);
  });
}

function listExamples(problem: Problem): string[] {
  return renderExamples(problem, "javascript", width, formatJavaScriptLiteral);
}
