import { DomainError } from "../errors";
import type { AllPairs } from "./correct-pairs";
import { indexPair } from "./index-pair";
import type { PairVerdict } from "./pair-verdict";

/** A row against the one below it. */
export interface NextRelation {
  slug: string;
  verdict: PairVerdict;
  p: number;
  pHolm: number;
  /** Tasks that only this one passed, and only the next; null where values are fractions. */
  onlyThis: number | null;
  onlyNext: number | null;
}

/** What the paired test says of one ranked row. */
export interface PairRelations {
  /** Ranks that the test leaves open, [best, worst]. */
  rankRange: [number, number];
  /** In both directions, in the order of the rows. */
  separatedFrom: string[];
  leansFrom: string[];
  /** Null for the last row. */
  next: NextRelation | null;
}

/**
 * Says for each row what the pairs say of it, by slug.
 * @param order the slugs in the order of the rows
 * @throws DomainError integrity when a slug was not compared.
 */
export function relatePairs(pairs: AllPairs, order: readonly string[]): Map<string, PairRelations> {
  const ranges = pairs.rankRanges();
  const indexOf = new Map(pairs.slugs.map((slug, index) => [slug, index]));
  const places = order.map((slug) => {
    const index = indexOf.get(slug);
    const range = index === undefined ? undefined : ranges[index];
    if (index !== undefined && range !== undefined) return { slug, index, range };
    throw new DomainError("integrity", `${slug} is ranked and was not compared`);
  });
  return new Map(
    places.map(({ slug, index, range }, row) => {
      const withVerdict = (verdict: PairVerdict) =>
        places
          .filter((other) => other.index !== index && pairs.verdict(index, other.index) === verdict)
          .map((other) => other.slug);
      const next = places[row + 1];
      return [
        slug,
        {
          rankRange: [range.best, range.worst],
          separatedFrom: withVerdict("separated"),
          leansFrom: withVerdict("leans"),
          next:
            next === undefined ? null : { slug: next.slug, ...relate(pairs, index, next.index) },
        },
      ];
    }),
  );
}

function relate(pairs: AllPairs, own: number, next: number): Omit<NextRelation, "slug"> {
  const at = indexPair(own, next, pairs.slugs.length);
  const { onlyA = null, onlyB = null } = pairs.results[at] ?? {};
  const isFirst = own < next;
  return {
    verdict: pairs.verdict(own, next),
    p: pairs.p[at] ?? 1,
    pHolm: pairs.pHolm[at] ?? 1,
    onlyThis: isFirst ? onlyA : onlyB,
    onlyNext: isFirst ? onlyB : onlyA,
  };
}
