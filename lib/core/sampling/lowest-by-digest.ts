import { DomainError } from "../errors";
import { sha256Hex } from "../protocol/sha256-hex";

/**
 * Returns the `count` ids with the lowest SHA-256 of prefix and id, lowest first, whatever their order:
 * the whole of a draw that anybody can redo without a generator of random numbers.
 * Throws DomainError `bad-input` for an id given twice and for more than there are.
 */
export function lowestByDigest(ids: readonly string[], count: number, prefix: string): string[] {
  const byDigest = new Map(ids.map((id) => [sha256Hex(`${prefix}${id}`), id]));
  if (byDigest.size < ids.length) throw new DomainError("bad-input", "a task id is given twice");
  if (!Number.isInteger(count) || count < 0 || count > ids.length) {
    throw new DomainError("bad-input", `cannot take ${count} of ${ids.length} tasks`);
  }
  return [...byDigest]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, id]) => id);
}
