import type { ParseSource } from "../../../lib/core/syntax/parsed-source";
import { balancedEnd } from "./balanced-end";
import { type Documentation, type Example, type ExampleOutcome, mostPlaces } from "./example";
import { readArrowExamples } from "./read-arrow-examples";
import { readCall, readLiteral } from "./read-call";
import { readExpression } from "./read-expression";

/**
 * The examples of a Javadoc comment: `{@code Solution.f(1)} returns {@code 2}` and `{@code Solution.f(-1)}
 * throws {@code IllegalArgumentException}` in its text, and lines such as `Solution.f(1) // => 2` in its
 * blocks of code.
 */
export function readJavaExamples(parse: ParseSource, documentation: Documentation): Example[] {
  const codes = listCodes(documentation.text);
  const inText = codes.flatMap((code, at) => {
    const next = codes[at + 1];
    return (next && readPair(parse, documentation, code, next)) ?? [];
  });
  return [...inText, ...readArrowExamples(parse, "java", documentation, documentation.text)];
}

interface Code {
  text: string;
  /** What stands between the code before and this one. */
  before: string;
}

function listCodes(text: string): Code[] {
  const codes: Code[] = [];
  const opening = "{@code ";
  let end = 0;
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, end)) {
    const close = balancedEnd(text, at);
    if (close === null || codes.length >= 2 * mostPlaces) break;
    codes.push({
      text: text.slice(at + opening.length, close),
      before: text.slice(end, at).trim(),
    });
    end = close + 1;
  }
  return codes;
}

function readPair(
  parse: ParseSource,
  documentation: Documentation,
  call: Code,
  said: Code,
): Example | null {
  if (said.before !== "returns" && said.before !== "throws") return null;
  const expression = readExpression(parse, "java", call.text);
  const args = expression && readCall(expression, documentation);
  const outcome = args && readOutcome(parse, said);
  return args && outcome && { args, outcome, text: call.text };
}

function readOutcome(parse: ParseSource, { before, text }: Code): ExampleOutcome | null {
  if (before === "throws") {
    const name = /^\s*[\w.]*?(\w+)\s*$/.exec(text.slice(0, 200))?.[1];
    return name === undefined ? null : { kind: "raises", error: name };
  }
  const expression = readExpression(parse, "java", text);
  const value = expression && readLiteral(expression);
  return value && { kind: "returns", value };
}
