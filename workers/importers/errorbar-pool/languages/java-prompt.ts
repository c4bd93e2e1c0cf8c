import type { Problem } from "../parse-problem";
import { formatJavaLiteral } from "./java-literal";
import { declaredErrors } from "./pool-language";
import { renderExamples } from "./render-examples";
import { formatSignature } from "./signature";
import { renameIn, statementBlocks, wrap } from "./statement-blocks";

const indent = "    ";
const margin = " * ";
const width = 96 - indent.length - margin.length;

/**
 * Prompt of a task in Java whose method has to be written: a class Solution whose static method has
 * its body open, behind a Javadoc comment with statement and examples.
 * @param bound words about the time that it may take, where the task states that
 */
export function renderJavaPrompt(problem: Problem, bound: string | null = null): string {
  const errors = listErrors(problem).join("\n");
  const [first = "", ...further] = [
    ...statementBlocks(problem, "java", width),
    ...(bound === null ? [] : [wrap(bound, "", width)]),
  ];
  const blocks = [
    first,
    ...further.map((text) => (text.startsWith("- ") ? text : `<p>${text}`)),
    ["<pre>{@code", listExamples(problem).join("\n\n"), "}</pre>"].join("\n"),
    ...(errors === "" ? [] : [errors]),
  ];
  const comment = escapeComment(blocks.join("\n\n")).replace(/^/gm, margin);
  const method = [
    "/**",
    comment.replaceAll(/[ ]+$/gm, ""),
    " */",
    `${formatSignature("java", problem.signature)} {`,
  ].join("\n");
  return `import java.util.*;\n\nclass Solution {\n${method.replace(/^(?=.)/gm, indent)}\n`;
}

/** Statement, errors and examples as blocks of lines, for a text that is no doc comment. */
export function describeInJava(problem: Problem): string[] {
  const errors = listErrors(problem).join("\n");
  return [
    ...statementBlocks(problem, "java", width),
    ...(errors === "" ? [] : [errors]),
    ...listExamples(problem),
  ];
}

/** Neither the end of a comment nor half a Unicode escape, which Java reads in comments too. */
function escapeComment(text: string): string {
  return text.replaceAll("*/", "*&#47;").replaceAll(/\\u(?![0-9a-f]{4})/g, "&#92;u");
}

function listErrors(problem: Problem): string[] {
  return (problem.errors ?? []).map(({ when }) => {
    const text = `@throws ${declaredErrors.java} when ${renameIn(problem, "java", when)}`;
    return wrap(text, "  ", width);
  });
}

function listExamples(problem: Problem): string[] {
  return renderExamples(problem, "java", width, formatJavaLiteral);
}
