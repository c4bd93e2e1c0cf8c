import { childOf } from "../syntax/child-of";
import { isComment } from "../syntax/is-comment";
import type { ParsedSource, SyntaxNode } from "../syntax/parsed-source";
import { textOf } from "../syntax/text-of";

/** A call as all three languages have it. */
export interface Call {
  /** What the method is called on, as a node; null for a plain function. */
  receiver: SyntaxNode | null;
  /** The last part of the called name. */
  name: SyntaxNode;
  /** With its parentheses. */
  list: SyntaxNode;
  arguments: SyntaxNode[];
}

/** Reads a node as a call; null for any other node and for a call of something without a name. */
export function readCall(source: ParsedSource, node: SyntaxNode): Call | null {
  const list = childOf(node, "arguments");
  const called = node.kind === "method_invocation" ? node : childOf(node, "function");
  if (!list || !called || textOf(source, list)[0] !== "(") return null;
  const member =
    called === node || called.kind === "attribute" || called.kind === "member_expression";
  const name = member
    ? (childOf(called, "attribute") ?? childOf(called, "property") ?? childOf(called, "name"))
    : called;
  if (name?.children.length !== 0) return null;
  return {
    receiver: member ? childOf(called, "object") : null,
    name,
    list,
    arguments: list.children.filter((child) => child.named && !isComment(child)),
  };
}
