import { childOf } from "../../../lib/core/syntax/child-of";
import type { ParsedSource, SyntaxNode } from "../../../lib/core/syntax/parsed-source";
import { textOf } from "../../../lib/core/syntax/text-of";
import type { Value } from "../../../lib/core/values/value";
import type { Documentation } from "./example";
import type { LiteralReader } from "./literals/literal-reader";
import { namedChildren } from "./literals/named-children";
import { readAll } from "./literals/read-all";
import { readJavaLiteral } from "./literals/read-java-literal";
import { readJavaScriptLiteral } from "./literals/read-javascript-literal";
import { readPythonLiteral } from "./literals/read-python-literal";
import type { Expression } from "./read-expression";

const readers: Record<ParsedSource["language"], LiteralReader> = {
  python: readPythonLiteral,
  javascript: readJavaScriptLiteral,
  java: readJavaLiteral,
};

/** The value of an expression that is a literal; null for any other. */
export function readLiteral({ source, node }: Expression): Value | null {
  return readers[source.language](source, node);
}

/** The arguments of an expression that calls the documented function with literals; null for any other. */
export function readCall(
  { source, node }: Expression,
  documentation: Documentation,
): Value[] | null {
  const given = childOf(node, "arguments");
  if (given === null || calledName(source, node) !== documentation.entryPoint) return null;
  if (given.kind !== "argument_list" && given.kind !== "arguments") return null;
  const args = namedChildren(given);
  const byName = args.filter(({ kind }) => kind === "keyword_argument");
  if (byName.length > 0) return readNamed(source, args, documentation);
  return readAll(args, (arg) => readLiteral({ source, node: arg }));
}

/** The name in `name(…)`; in Java also that in `Solution.name(…)`. */
function calledName(source: ParsedSource, node: SyntaxNode): string | null {
  if (source.language !== "java") {
    const called = childOf(node, "function");
    const isCall = node.kind === "call" || node.kind === "call_expression";
    return isCall && called?.kind === "identifier" ? textOf(source, called) : null;
  }
  const [owner, name] = [childOf(node, "object"), childOf(node, "name")];
  if (node.kind !== "method_invocation" || name === null) return null;
  return owner === null || textOf(source, owner) === "Solution" ? textOf(source, name) : null;
}

/** Python's `f(1, times=2)` as the positional call that it stands for. */
function readNamed(
  source: ParsedSource,
  args: SyntaxNode[],
  { parameters }: Documentation,
): Value[] | null {
  const values = new Map<string, Value>();
  for (const [at, arg] of args.entries()) {
    const nameNode = arg.kind === "keyword_argument" ? childOf(arg, "name") : null;
    const name = nameNode === null ? parameters[at] : textOf(source, nameNode);
    const part = arg.kind === "keyword_argument" ? childOf(arg, "value") : arg;
    const value = part && readLiteral({ source, node: part });
    if (name === undefined || values.has(name) || !value) return null;
    values.set(name, value);
  }
  if (values.size !== parameters.length) return null;
  return readAll(parameters, (name) => values.get(name) ?? null);
}
