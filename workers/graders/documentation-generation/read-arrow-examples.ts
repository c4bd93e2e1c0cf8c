import type { ParsedLanguage, ParseSource } from "../../../lib/core/syntax/parsed-source";
import { type Documentation, type Example, type ExampleOutcome, mostPlaces } from "./example";
import { readCall, readLiteral } from "./read-call";
import { readExpression } from "./read-expression";

const marks = [
  { mark: "// => ", kind: "returns" },
  { mark: "// throws ", kind: "raises" },
] as const;

/**
 * Examples of the form `f(1) // => result` and `f(-1) // throws RangeError`, a line each; the call may go over
 * several lines, and the comment may stand in a line of its own below it.
 */
export function readArrowExamples(
  parse: ParseSource,
  language: Extract<ParsedLanguage, "javascript" | "java">,
  documentation: Documentation,
  text: string,
): Example[] {
  const examples: Example[] = [];
  let places = 0;
  let call = "";
  for (const line of text.split("\n")) {
    const found = findMark(line);
    if (found === null) {
      call = line.trim() === "" || /^\s*(?:```|<)/.test(line) ? "" : `${call}${line}\n`;
      continue;
    }
    places += 1;
    if (places > mostPlaces) break;
    const outcome = readOutcome(parse, language, found);
    const code = (call + line.slice(0, found.at)).trim().replace(/;$/, "");
    const expression = readExpression(parse, language, code);
    const args = expression && readCall(expression, documentation);
    if (args && outcome) examples.push({ args, outcome, text: code });
    call = "";
  }
  return examples;
}

interface FoundMark {
  at: number;
  kind: (typeof marks)[number]["kind"];
  said: string;
}

/** The last mark of a line: an earlier one may be part of a string. */
function findMark(line: string): FoundMark | null {
  const found = marks
    .map(({ mark, kind }) => ({ at: line.lastIndexOf(mark), kind, length: mark.length }))
    .reduce((last, one) => (one.at > last.at ? one : last));
  if (found.at < 0) return null;
  return { at: found.at, kind: found.kind, said: line.slice(found.at + found.length).trim() };
}

function readOutcome(
  parse: ParseSource,
  language: ParsedLanguage,
  { kind, said }: FoundMark,
): ExampleOutcome | null {
  if (kind === "raises") {
    const name = /^\w+/.exec(said)?.[0];
    return name === undefined ? null : { kind, error: name };
  }
  const expression = readExpression(parse, language, said.replace(/;$/, ""));
  const value = expression && readLiteral(expression);
  return value && { kind, value };
}
