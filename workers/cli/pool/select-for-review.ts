import { formatIsoWeek, isoWeekOf } from "../../../lib/core/sampling/iso-week";
import { lowestByDigest } from "../../../lib/core/sampling/lowest-by-digest";

/** A base problem and the digest of its content now. */
export interface ReviewedBase {
  id: string;
  digest: string;
}

/**
 * Ids of the base problems to look at again: those whose content is not what held, by the ledger, when all
 * of the pool was validated, and `draw` percent of the others, drawn anew each ISO week by the lowest
 * SHA-256 of `errorbar/pool/review/<week>/<id>`.
 */
export function selectForReview(
  bases: readonly ReviewedBase[],
  validated: Readonly<Record<string, string>>,
  { draw, moment }: { draw: number; moment: Date },
): Set<string> {
  const isChanged = ({ id, digest }: ReviewedBase) => validated[id] !== digest;
  const changed = bases.filter(isChanged).map(({ id }) => id);
  const others = bases.filter((base) => !isChanged(base)).map(({ id }) => id);
  const count = Math.ceil((others.length * draw) / 100);
  const week = formatIsoWeek(isoWeekOf(moment));
  return new Set([...changed, ...lowestByDigest(others, count, `errorbar/pool/review/${week}/`)]);
}
