import { DomainError } from "../errors";

/**
 * Returns the share of tasks first solved at attempt k or earlier, for data whose loop stopped at the
 * first success. There the number of candidates depends on the outcomes, so the unbiased pass@k
 * formula does not apply. `firstSuccess` holds the 1-based attempt per task, null = never.
 * Null for k outside 1 to maxAttempts and for an empty list.
 * Throws DomainError `bad-input` when a first success lies outside 1 to maxAttempts.
 */
export function sequentialPassAtK(
  firstSuccess: readonly (number | null)[],
  maxAttempts: number,
  k: number,
): number | null {
  let solved = 0;
  for (const attempt of firstSuccess) {
    if (attempt === null) continue;
    if (!Number.isInteger(attempt) || attempt < 1 || attempt > maxAttempts) {
      throw new DomainError("bad-input", `first success ${attempt} is not in 1..${maxAttempts}`);
    }
    if (attempt <= k) solved++;
  }
  return k < 1 || k > maxAttempts || firstSuccess.length === 0
    ? null
    : solved / firstSuccess.length;
}
