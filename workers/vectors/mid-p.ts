import { binomialUpperTail } from "../../lib/core/stats/binomial-tail";

/**
 * McNemar's mid-p: the exact two-sided p less the chance of exactly what was seen. Files state it as
 * information; it is not conservative, so nothing is decided by it.
 * Source: Lancaster 1961; Fagerland, Lydersen & Laake 2013.
 */
export function midP(onlyA: number, onlyB: number): number {
  const all = onlyA + onlyB;
  const more = Math.max(onlyA, onlyB);
  return Math.min(1, binomialUpperTail(more, all, 0.5) + binomialUpperTail(more + 1, all, 0.5));
}
