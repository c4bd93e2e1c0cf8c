import { assertNever } from "../../../lib/core/assert-never";
import { isComment } from "../../../lib/core/syntax/is-comment";
import type {
  ParsedLanguage,
  ParsedSource,
  ParseSource,
  SyntaxNode,
} from "../../../lib/core/syntax/parsed-source";

export interface Expression {
  source: ParsedSource;
  node: SyntaxNode;
}

/** No example needs a longer expression; a parser takes longer texts with errors for attacks and starts anew. */
const longestExpression = 900;

/** A text that is exactly one expression of a language, as its tree; null for anything else. */
export function readExpression(
  parse: ParseSource,
  language: ParsedLanguage,
  text: string,
): Expression | null {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > longestExpression) return null;
  const [before, after] = surroundings(language);
  const source = parse(language, before + trimmed + after);
  if (source.hasError) return null;
  const wanted = { start: before.length, end: before.length + trimmed.length };
  // A text that closes the brackets around it would not be found in one piece.
  const node = findSpan(source.root, wanted);
  return node && { source, node };
}

function surroundings(language: ParsedLanguage): [before: string, after: string] {
  switch (language) {
    case "python":
    case "javascript":
      return ["(", ")\n"];
    case "java":
      return ["class Example { Object value = ", ";}\n"];
    default:
      return assertNever(language);
  }
}

/** The outermost node that covers just this span, looked for along the path to it. */
function findSpan(
  root: SyntaxNode,
  { start, end }: { start: number; end: number },
): SyntaxNode | null {
  for (let node: SyntaxNode | undefined = root; node; ) {
    if (node.start === start && node.end === end) return isComment(node) ? null : node;
    node = node.children.find((child) => child.start <= start && child.end >= end);
  }
  return null;
}
