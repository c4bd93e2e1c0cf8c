import { childOf } from "./child-of";
import { isComment } from "./is-comment";
import type { ParsedSource, SyntaxNode } from "./parsed-source";
import { textOf } from "./text-of";

/** Marks without a name: Python's `/` and a bare `*`, and Java's receiver `this`. */
const nameless = new Set(["keyword_separator", "positional_separator", "receiver_parameter"]);

/** The names of a function's parameters in order; a destructured one is given as its text. */
export function listParameters(source: ParsedSource, definition: SyntaxNode): string[] {
  // An arrow function may have one without parentheses.
  const single = childOf(definition, "parameter");
  if (single) return [textOf(source, single)];
  const list = childOf(definition, "parameters");
  if (!list) return [];
  // A lambda of Java may have one without parentheses.
  if (list.kind === "identifier") return [textOf(source, list)];
  return list.children
    .filter((child) => child.named && !isComment(child) && !nameless.has(child.kind))
    .map((child) => textOf(source, nameOf(child)));
}

/** Looks through defaults, types and the marks of rest parameters. */
function nameOf(parameter: SyntaxNode): SyntaxNode {
  let node = parameter;
  for (;;) {
    const inner =
      childOf(node, "name") ??
      (node.kind === "assignment_pattern" ? childOf(node, "left") : null) ??
      (wrapping.has(node.kind) ? firstName(node) : null);
    if (inner === null) return node;
    node = inner;
  }
}

const wrapping = new Set([
  "typed_parameter",
  "list_splat_pattern",
  "dictionary_splat_pattern",
  "rest_pattern",
  "spread_parameter",
]);

const names = new Set([
  ...wrapping,
  "identifier",
  "variable_declarator",
  "object_pattern",
  "array_pattern",
]);

function firstName(node: SyntaxNode): SyntaxNode | null {
  return node.children.find((child) => names.has(child.kind)) ?? null;
}
