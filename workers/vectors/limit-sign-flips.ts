import { limitWork } from "./limit-work";

const mostSteps = 200_000_000;

/**
 * The exact sign-flip test convolves all sizes but the most frequent one: its steps are the differences
 * of those times the sums that are possible.
 * @throws DomainError bad-input when that is too much.
 */
export function limitSignFlips(field: string, differences: readonly number[]): void {
  const counts = new Map<number, number>();
  let reach = 0;
  for (const difference of differences) {
    const size = Math.abs(difference);
    if (size > 0) counts.set(size, (counts.get(size) ?? 0) + 1);
    reach += size;
  }
  const sorted = [...counts.values()].sort((a, b) => a - b).slice(0, -1);
  const convolved = sorted.reduce((sum, count) => sum + count, 0);
  limitWork(field, convolved * (2 * reach + 1), mostSteps, "steps of the exact test");
}
