import { isComment } from "../syntax/is-comment";
import type { ParsedSource, SyntaxNode } from "../syntax/parsed-source";
import { textOf } from "../syntax/text-of";

/** What each program chooses for itself: names, numbers and texts. */
const chosen =
  /identifier$|^(integer|float|number|.*_literal|string.*|template_string|character_literal)$/;

/** What is left out with all below it: it says little of how a problem is solved. */
const leftOut =
  /^(type|import_.*|package_declaration|.*annotation|type_arguments|formal_parameters|parameters)$/;

/**
 * The tokens of a program's tree in order, where every name, number and text is the same token: renaming
 * and other constants change nothing, while another order of work changes much.
 */
export function listTreeTokens(source: ParsedSource): string[] {
  const tokens: string[] = [];
  const waiting: SyntaxNode[] = [source.root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isComment(next) || leftOut.test(next.kind)) continue;
    if (next.named && chosen.test(next.kind)) {
      tokens.push(next.kind);
    } else if (next.children.length === 0) {
      tokens.push(textOf(source, next));
    } else {
      for (let index = next.children.length - 1; index >= 0; index--) {
        const child = next.children[index];
        if (child) waiting.push(child);
      }
    }
  }
  return tokens;
}
