import type { SyntaxNode } from "../../lib/core/syntax/parsed-source";

type Growing = Omit<SyntaxNode, "children"> & { children: Growing[] };

/** Numbers that stand for one node. */
const width = 5;

/** Makes the tree that a parser's thread sent as numbers; parse-in-thread.mjs says what they mean. */
export function buildTree(names: readonly string[], numbers: Int32Array): SyntaxNode {
  const root = readNode(names, numbers, 0);
  const path = [root];
  for (let at = width; at < numbers.length; at += width) {
    const node = readNode(names, numbers, at);
    const depth = numbers[at + 4] ?? 0;
    path[depth - 1]?.children.push(node);
    path[depth] = node;
  }
  return root;
}

function readNode(names: readonly string[], numbers: Int32Array, at: number): Growing {
  const kind = numbers[at] ?? 0;
  const field = numbers[at + 1] ?? -1;
  return {
    kind: names[kind >> 1] ?? "",
    field: names[field] ?? null,
    named: kind % 2 === 1,
    start: numbers[at + 2] ?? 0,
    end: numbers[at + 3] ?? 0,
    children: [],
  };
}
