import type { ParsedSource } from "../syntax/parsed-source";
import { listLogicalLines } from "./list-logical-lines";

/**
 * Lines of a program's longest function, its header included, as `listLogicalLines` counts them: layout
 * makes no function shorter. A named function inside another one counts apart, and what stands outside all
 * of them, imports aside, counts as one.
 */
export function longestFunction(source: ParsedSource): number {
  const lengths = new Map<number, number>();
  for (const { unit, tokens, length } of listLogicalLines(source)) {
    if (unit === 0 && isImport(tokens[0]?.text)) continue;
    lengths.set(unit, (lengths.get(unit) ?? 0) + length);
  }
  return [...lengths.values()].reduce((most, length) => Math.max(most, length), 0);
}

function isImport(word: string | undefined): boolean {
  return word === "import" || word === "from" || word === "package";
}
