import type { PairVerdict } from "../../../lib/core/pairs/pair-verdict";

const verdicts = ["within-noise", "leans", "separated"] as const satisfies readonly PairVerdict[];

interface RelatedRow {
  model: { slug: string };
  overlaps: readonly string[];
  separatedFrom: readonly string[];
  leansFrom: readonly string[];
}

/** How one row stands to another. */
export interface Relation {
  verdict: PairVerdict;
  overlaps: boolean;
}

/**
 * How a row stands to each row of its table, a digit each: the verdict's place in the list, and 3 more
 * where the intervals overlap. Lists of slugs would be most of a large board's weight.
 */
export function packRelations(row: RelatedRow, slugs: readonly string[]): string {
  const [overlaps, separated, leans] = [row.overlaps, row.separatedFrom, row.leansFrom].map(
    (list) => new Set(list),
  );
  return slugs
    .map((slug) => {
      const verdict = separated?.has(slug) ? 2 : leans?.has(slug) ? 1 : 0;
      return verdict + (overlaps?.has(slug) ? 3 : 0);
    })
    .join("");
}

/** Reads how a packed row stands to the one at a place of its table. */
export function readRelation(packed: string, index: number): Relation {
  const code = Number(packed[index] ?? 0);
  return { verdict: verdicts[code % 3] ?? "within-noise", overlaps: code >= 3 };
}
