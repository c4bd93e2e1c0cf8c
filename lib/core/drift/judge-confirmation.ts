import { signFlipExact } from "../stats/sign-flip-exact";
import { alertLevel } from "./alarm-levels";
import type { DriftDirection } from "./detect-drift";

/** One task of a confirmation, asked of the current model again. */
export interface ConfirmationPair {
  readonly baseId: string;
  readonly passedBefore: boolean;
  readonly passedAgain: boolean;
}

export interface ConfirmationVerdict {
  readonly tasks: number;
  readonly onlyBefore: number;
  readonly onlyAgain: number;
  /**
   * One-sided, in the direction of the alarm; 1, which is an upper bound, where the tasks don't lean
   * that way.
   */
  readonly p: number;
  /** p ≤ 1%: then the change is confirmed and a new baseline begins. */
  readonly isConfirmed: boolean;
}

/**
 * Returns whether a second look confirms a change: McNemar's exact test, one-sided at 1%. Where a base
 * problem has several of the tasks, the exact sign-flip test on the sums of the bases, which is the same
 * for single ones.
 * Source: methodology, sections 3 and 4.
 */
export function judgeConfirmation(
  pairs: readonly ConfirmationPair[],
  direction: DriftDirection,
): ConfirmationVerdict {
  const towards = direction === "up" ? 1 : -1;
  const sums = new Map<string, number>();
  let onlyBefore = 0;
  let onlyAgain = 0;
  for (const { baseId, passedBefore, passedAgain } of pairs) {
    if (passedBefore && !passedAgain) onlyBefore++;
    if (passedAgain && !passedBefore) onlyAgain++;
    const gain = Number(passedAgain) - Number(passedBefore);
    sums.set(baseId, (sums.get(baseId) ?? 0) + gain * towards);
  }
  const leansThatWay = (onlyAgain - onlyBefore) * towards > 0;
  // The distribution is symmetric: for a sum above 0 one tail is half of both.
  const p = leansThatWay ? signFlipExact([...sums.values()]) / 2 : 1;
  return { tasks: pairs.length, onlyBefore, onlyAgain, p, isConfirmed: p <= alertLevel };
}
