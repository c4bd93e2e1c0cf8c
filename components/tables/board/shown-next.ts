import type { PairVerdict } from "../../../lib/core/pairs/pair-verdict";
import type { BoardTableRow, NextRow } from "./board-table-row";
import { readRelation } from "./pack-relations";

/** The row that comes after one in the order of ranks, among those that are shown. */
export interface ShownNext {
  slug: string;
  name: string;
  verdict: PairVerdict;
  /** The test's figures; null where rows between the two are left out. */
  detail: NextRow | null;
}

/** By slug, each shown row against the next shown one; the last has none. */
export function listShownNext(rows: readonly BoardTableRow[]): Map<string, ShownNext> {
  const next = new Map<string, ShownNext>();
  rows.forEach((row, place) => {
    const below = rows[place + 1];
    if (below === undefined) return;
    const { slug, name } = below;
    const { verdict } = readRelation(row.relations, below.index);
    const detail = row.next?.slug === slug ? row.next : null;
    next.set(row.slug, { slug, name, verdict: detail?.verdict ?? verdict, detail });
  });
  return next;
}
