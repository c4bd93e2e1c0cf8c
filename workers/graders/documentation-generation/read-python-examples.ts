import { isComment } from "../../../lib/core/syntax/is-comment";
import type { ParseSource } from "../../../lib/core/syntax/parsed-source";
import type { Documentation, Example, ExampleOutcome } from "./example";
import { type Doctest, listDoctests } from "./list-doctests";
import { readCall, readLiteral } from "./read-call";
import { type Expression, readExpression } from "./read-expression";

/**
 * The doctests that are examples: `>>> f(1)` with its result, or with a traceback, or with nothing below it
 * for None; `>>> f(1) == result` and `>>> f(1) is None` with `True` below are the same. A prompt that does
 * anything else, directives included, is none.
 */
export function readPythonExamples(parse: ParseSource, documentation: Documentation): Example[] {
  return listDoctests(documentation.text.split("\n")).flatMap(
    (doctest) => readDoctest(parse, doctest, documentation) ?? [],
  );
}

function readDoctest(
  parse: ParseSource,
  { code, printed }: Doctest,
  documentation: Documentation,
): Example | null {
  const expression = readExpression(parse, "python", code);
  if (expression === null) return null;
  const args = readCall(expression, documentation);
  if (args !== null) {
    const outcome = readPrinted(parse, printed);
    return outcome && { args, outcome, text: code };
  }
  return printed.trim() === "True" ? readComparison(expression, documentation, code) : null;
}

function readPrinted(parse: ParseSource, printed: string): ExampleOutcome | null {
  // The interpreter prints nothing for None.
  if (printed.trim() === "") return { kind: "returns", value: { kind: "none" } };
  const lines = printed.split("\n").map((line) => line.trimEnd());
  const [first = ""] = lines;
  if (/^\s*Traceback \((most recent call last|innermost last)\):$/.test(first)) {
    const margin = first.length - first.trimStart().length;
    const last = lines.slice(1).find((line) => /^\w/.test(line.slice(margin)));
    const name = /^[\w.]+(?=:|$)/.exec(last?.slice(margin) ?? "")?.[0];
    return name === undefined ? null : { kind: "raises", error: name.split(".").at(-1) ?? name };
  }
  const expression = readExpression(parse, "python", printed);
  const value = expression && readLiteral(expression);
  return value && { kind: "returns", value };
}

/** `f(1) == 2` and `f(1) is None`. */
function readComparison(
  { source, node }: Expression,
  documentation: Documentation,
  text: string,
): Example | null {
  if (node.kind !== "comparison_operator") return null;
  const [left, operator, right, ...rest] = node.children.filter((child) => !isComment(child));
  if (!left || !right || rest.length > 0) return null;
  const args = readCall({ source, node: left }, documentation);
  const value = readLiteral({ source, node: right });
  if (args === null || value === null) return null;
  const isTold = operator?.kind === "==" || (operator?.kind === "is" && value.kind === "none");
  return isTold ? { args, outcome: { kind: "returns", value }, text } : null;
}
