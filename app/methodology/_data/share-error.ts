/**
 * Returns the Monte-Carlo standard error of a share, a fraction. Half a hit and half a miss are added, so
 * that a share of 0 or of 1 isn't taken for certain.
 */
export function shareError(count: number, of: number): number {
  const share = (count + 0.5) / (of + 1);
  return Math.sqrt((share * (1 - share)) / of);
}
