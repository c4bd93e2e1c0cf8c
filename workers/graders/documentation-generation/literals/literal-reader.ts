import type { ParsedSource, SyntaxNode } from "../../../../lib/core/syntax/parsed-source";
import { maxValueDepth, type Value } from "../../../../lib/core/values/value";

/** The value of a literal; null for whatever computes, names something or nests too deep. */
export type LiteralReader = (
  source: ParsedSource,
  node: SyntaxNode,
  depth?: number,
) => Value | null;

/** As deep as values may nest; a reader answers null beyond. */
export function isTooDeep(depth: number): boolean {
  return depth >= maxValueDepth;
}
