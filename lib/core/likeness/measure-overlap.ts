/**
 * What two sets have in common, of all they hold: |A ∩ B| ÷ |A ∪ B| (Jaccard 1912), from 0 to 1. Two empty
 * sets have nothing in common: 0.
 */
export function measureOverlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let common = 0;
  for (const each of first) if (second.has(each)) common++;
  const all = first.size + second.size - common;
  return all === 0 ? 0 : common / all;
}
