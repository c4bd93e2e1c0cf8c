import type { SyntaxNode } from "../syntax/parsed-source";

/** A node in its place, with what its surroundings say. */
export interface Placed<State> {
  node: SyntaxNode;
  parent: SyntaxNode | null;
  state: State;
}

/**
 * Visits a tree in the order of its text and hands a state down: `enter` is told the state that holds where a
 * node stands, and answers the one that holds within; null leaves out what is within. A stack of its own, so
 * that no depth of nesting is too deep.
 */
export function descend<State>(
  root: SyntaxNode,
  initial: State,
  enter: (placed: Placed<State>) => State | null,
): void {
  const waiting: Placed<State>[] = [{ node: root, parent: null, state: initial }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const within = enter(next);
    if (within === null) continue;
    const { node } = next;
    for (let index = node.children.length - 1; index >= 0; index--) {
      const child = node.children[index];
      if (child) waiting.push({ node: child, parent: node, state: within });
    }
  }
}
