import type { SyntaxNode } from "./parsed-source";

/** Where a node stands in its tree. */
export interface Place {
  node: SyntaxNode;
  /** The sibling right before it, comments and punctuation included. */
  before: SyntaxNode | null;
  parent: Place | null;
}
