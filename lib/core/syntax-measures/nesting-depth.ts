import type { ParsedSource, SyntaxNode } from "../syntax/parsed-source";
import { descend } from "./descend";
import { isElseIf } from "./is-else-if";
import { type MeasuredGrammar, measuredGrammar } from "./measured-grammar";
import { ownsName } from "./owns-name";

/**
 * How many control structures stand around the innermost one of a program, itself included: if, loops,
 * switch or match, try, with, and functions without a name that have a block for a body. `else if` is no
 * deeper than its `if`. A function inside a function goes on from the depth at which it stands. (Nesting as in
 * G. A. Campbell, Cognitive Complexity, 2018, and the rule max-depth of ESLint.)
 */
export function nestingDepth(source: ParsedSource): number {
  const grammar = measuredGrammar(source.language);
  let deepest = 0;
  descend(source.root, 0, ({ node, parent, state }) => {
    const within = opensLevel(node, parent, grammar) ? state + 1 : state;
    deepest = Math.max(deepest, within);
    return within;
  });
  return deepest;
}

function opensLevel(
  node: SyntaxNode,
  parent: SyntaxNode | null,
  grammar: MeasuredGrammar,
): boolean {
  if (grammar.levels.has(node.kind)) return !isElseIf(node, parent);
  if (!grammar.closures.has(node.kind) || ownsName(node, parent, grammar)) return false;
  return node.children.some(({ kind }) => grammar.closureBodies.has(kind));
}
