import { findFunctions } from "../../../lib/core/syntax/find-functions";
import type { ParsedLanguage, ParsedSource } from "../../../lib/core/syntax/parsed-source";
import { textOf } from "../../../lib/core/syntax/text-of";
import { walk } from "../../../lib/core/syntax/walk";

const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Names by which a program makes a program of a text, or reaches what does. */
const evaluators: Record<ParsedLanguage, ReadonlySet<string>> = {
  python:
    listOf(`eval exec compile globals locals vars __import__ __builtins__ builtins importlib runpy
    codeop code types FunctionType CodeType marshal pickle __globals__ __getattribute__
    __subclasses__ ast inspect`),
  javascript: listOf(`eval Function AsyncFunction GeneratorFunction globalThis global constructor
    require process Reflect`),
  java: listOf(`ScriptEngine ScriptEngineManager ToolProvider JavaCompiler MethodHandles reflect Class
    ClassLoader forName defineClass getClass`),
};

const names = new Set(["identifier", "type_identifier", "property_identifier"]);
const texts = new Set(["string", "template_string", "string_literal"]);

/** Longer than any string that a function of the pool needs; a program could stand in one. */
const longestString = 400;

/**
 * What lets a program run a text as code, so that no measure of its tree would mean anything: the first such
 * name, or string of more than 400 characters, that the original has not got; null where there is none.
 */
export function findEvaluation(source: ParsedSource, original: ParsedSource): string | null {
  const known = new Set(listSuspects(original));
  for (const suspect of listSuspects(source)) if (!known.has(suspect)) return suspect;
  return null;
}

function* listSuspects(source: ParsedSource): Generator<string, void, void> {
  const docstrings = new Set(findFunctions(source).map((found) => found.documentationNode));
  for (const node of walk(source.root)) {
    if (!names.has(node.kind) && !texts.has(node.kind)) continue;
    const text = textOf(source, node);
    if (names.has(node.kind) && evaluators[source.language].has(text)) yield `\`${text}\``;
    if (texts.has(node.kind) && text.length > longestString && !docstrings.has(node)) {
      yield `a string of ${text.length} characters`;
    }
  }
}
