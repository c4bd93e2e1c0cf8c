import type { ParsedSource, SyntaxNode } from "../syntax/parsed-source";
import { textOf } from "../syntax/text-of";
import { descend } from "./descend";
import { type MeasuredGrammar, measuredGrammar } from "./measured-grammar";
import { ownsName } from "./owns-name";

const joins = new Set(["&&", "||", "??", "&&=", "||=", "??="]);

/**
 * Cyclomatic complexity of a program's most complex function: decisions and one (T. J. McCabe, A Complexity
 * Measure, IEEE Transactions on Software Engineering 2, 1976), with each joined condition a decision of its
 * own (G. J. Myers, An Extension to the Cyclomatic Measure, SIGPLAN Notices 12, 1977). Decisions are: if and
 * its further conditions, loops, cases but the default, caught errors, conditional expressions, `and`, `or`
 * and their like, and each `for` and `if` of a comprehension. What stands outside all functions counts as one.
 */
export function cyclomaticComplexity(source: ParsedSource): number {
  const grammar = measuredGrammar(source.language);
  const units = [{ decisions: 0 }];
  descend(source.root, units[0] ?? { decisions: 0 }, ({ node, parent, state }) => {
    let unit = state;
    if (ownsName(node, parent, grammar)) {
      unit = { decisions: 0 };
      units.push(unit);
    }
    if (decides(source, node, grammar)) unit.decisions += 1;
    return unit;
  });
  return units.reduce((most, { decisions }) => Math.max(most, decisions + 1), 1);
}

function decides(source: ParsedSource, node: SyntaxNode, grammar: MeasuredGrammar): boolean {
  if (node.kind === "switch_label") return node.children[0]?.kind === "case";
  // Python's `case _:`, which is its default.
  if (node.kind === "case_clause") {
    return !/^case\s+_\s*:/.test(textOf(source, node).slice(0, 40));
  }
  // Operators are nodes without a name whose kind is their text.
  return grammar.decisions.has(node.kind) || (!node.named && joins.has(node.kind));
}
