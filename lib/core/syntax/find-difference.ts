import { childOf } from "./child-of";
import { docstringOf } from "./docstring-of";
import { isComment } from "./is-comment";
import { lineAt } from "./line-at";
import type { ParsedSource, SyntaxNode } from "./parsed-source";
import { walk } from "./walk";

/** Nodes whose text counts as it stands, blanks included; all others are compared child by child. */
const verbatim = new Set([
  "string_content",
  "string_fragment",
  "multiline_string_fragment",
  "format_specifier",
  "escape_sequence",
]);

interface Step {
  /** Equal steps in the same order make equal programs. */
  signature: string;
  at: number;
}

/**
 * Compares two programs as syntax trees, without comments, docstrings and layout.
 *
 * @returns null where they are the same program, else the line of `second`, counted from 1, where the first
 * difference is. A text with errors equals nothing: its tree is not to be believed.
 */
export function findDifference(first: ParsedSource, second: ParsedSource): number | null {
  if (first.language !== second.language || first.hasError || second.hasError) return 1;
  const expected = listSteps(first);
  let at = 0;
  for (const step of listSteps(second)) {
    at = step.at;
    const other = expected.next();
    if (other.done || other.value.signature !== step.signature) return lineAt(second.text, at);
  }
  return expected.next().done ? null : lineAt(second.text, at);
}

/** What a tree is made of, in order: where nodes begin and end, and every token. */
function* listSteps(source: ParsedSource): Generator<Step, void, void> {
  const docstrings = findDocstrings(source);
  const waiting: (SyntaxNode | Step)[] = [source.root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ("signature" in next) {
      yield next;
    } else if (next.children.length === 0 || verbatim.has(next.kind)) {
      yield {
        signature: `${next.kind} ${source.text.slice(next.start, next.end)}`,
        at: next.start,
      };
    } else {
      yield { signature: `${next.kind} (`, at: next.start };
      const parts = listParts(source, next, docstrings);
      waiting.push({ signature: ")", at: next.end });
      // One by one: a node can have more children than a call may have arguments.
      for (let part = parts.pop(); part; part = parts.pop()) waiting.push(part);
    }
  }
}

/** A node's children without layout and docstring, and whatever text of its own stands between them. */
function listParts(source: ParsedSource, parent: SyntaxNode, docstrings: Set<SyntaxNode>) {
  const parts: (SyntaxNode | Step)[] = [];
  const addText = (from: number, to: number) => {
    const text = source.text.slice(from, to).replace(/\\\r?\n|\s+/g, "");
    if (text !== "") parts.push({ signature: `text ${text}`, at: from });
  };
  let from = parent.start;
  for (const child of parent.children) {
    addText(from, child.start);
    from = Math.max(from, child.end);
    if (!isLayout(child) && !isDocstring(child, docstrings)) parts.push(child);
  }
  addText(from, parent.end);
  return parts;
}

function isLayout(node: SyntaxNode): boolean {
  return isComment(node) || node.kind === "line_continuation";
}

function isDocstring(statement: SyntaxNode, docstrings: Set<SyntaxNode>): boolean {
  const string = statement.children[0];
  return string !== undefined && docstrings.has(string);
}

function findDocstrings(source: ParsedSource): Set<SyntaxNode> {
  const found = new Set<SyntaxNode>();
  if (source.language !== "python") return found;
  for (const node of walk(source.root)) {
    const documented = node.kind === "function_definition" || node.kind === "class_definition";
    const body = documented ? childOf(node, "body") : node.kind === "module" ? node : null;
    const docstring = body && docstringOf(source, body);
    if (docstring) found.add(docstring);
  }
  return found;
}
