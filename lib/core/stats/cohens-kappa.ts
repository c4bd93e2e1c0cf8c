import { DomainError } from "../errors";

/** How far two judges agree beyond chance. Counts, and what follows from them. */
export interface Agreement {
  items: number;
  equal: number;
  /** 1: always; 0: no more than chance would have it. Null where both gave one and the same class throughout. */
  kappa: number | null;
}

/**
 * Returns Cohen's kappa of two judges' classes of the same items: (p_o − p_e) / (1 − p_e), with p_o the
 * share of items in which they agree and p_e that expected from how often each gives each class (J. Cohen,
 * A coefficient of agreement for nominal scales, Educational and Psychological Measurement 20, 1960).
 * Throws DomainError `bad-input` for no items.
 */
export function cohensKappa(pairs: readonly (readonly [string, string])[]): Agreement {
  const items = pairs.length;
  if (items === 0) throw new DomainError("bad-input", "agreement over no items is undefined");
  const equal = pairs.filter(([first, second]) => first === second).length;
  const byFirst = countBy(pairs, 0);
  const bySecond = countBy(pairs, 1);
  // Whole numbers as long as possible: expected agreement times the square of the items.
  let expected = 0;
  for (const [name, count] of byFirst) expected += count * (bySecond.get(name) ?? 0);
  const rest = items * items - expected;
  return { items, equal, kappa: rest === 0 ? null : (equal * items - expected) / rest };
}

function countBy(pairs: readonly (readonly [string, string])[], at: 0 | 1): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair[at], (counts.get(pair[at]) ?? 0) + 1);
  return counts;
}
