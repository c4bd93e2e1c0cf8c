import { DomainError } from "../../lib/core/errors";

/**
 * Parallel lists of a case have one length.
 * @throws DomainError bad-input naming the field that differs.
 */
export function requireSameLength(lists: Readonly<Record<string, ArrayLike<unknown>>>): void {
  const [[first, { length }] = ["", []], ...others] = Object.entries(lists);
  for (const [field, list] of others) {
    if (list.length === length) continue;
    throw new DomainError(
      "bad-input",
      `field ${field}: has ${list.length} entries and ${first} has ${length}: make them as many`,
    );
  }
}
