import type { ModelTable } from "../pairs/tabulate-outcomes";
import { commonMultiple, largestDenominator } from "../pairs/whole-sums";

/** Beyond this sum of sizes a pair would take too long to be tested while somebody moves a slider. */
export const largestSum = 12_000;

export interface WholeDifferences {
  /** One a base. */
  readonly differences: Float64Array;
  /** True where they were rounded to a grid, because they have no small common denominator. */
  readonly isRounded: boolean;
}

/**
 * Returns the weighted differences of two models by base as whole numbers. Where their sizes add up to
 * more than 12,000 (or four a base, if that is more) they are rounded, half away from zero, to a grid on which they don't: an odd
 * function of each difference. Under the null hypothesis the sign of every difference is a coin's
 * throw whatever its size, so the test of the rounded ones is exact as well; it weighs them a little
 * otherwise.
 */
export function weightedDifferences(a: ModelTable, b: ModelTable): WholeDifferences {
  const whole = wholeDifferences(a, b);
  const differences = whole ?? a.baseSums.map((sum, base) => sum - (b.baseSums[base] ?? 0));
  const sum = differences.reduce((total, difference) => total + Math.abs(difference), 0);
  const limit = Math.max(largestSum, 4 * differences.length);
  if (whole !== null && sum <= limit) return { differences, isRounded: false };
  // Rounding adds at most half a unit a base.
  const scale = sum === 0 ? 1 : (limit - differences.length / 2) / sum;
  return {
    differences: differences.map((d) => Math.sign(d) * Math.round(Math.abs(d) * scale)),
    isRounded: true,
  };
}

function wholeDifferences(a: ModelTable, b: ModelTable): Float64Array | null {
  if (a.whole === null || b.whole === null) return null;
  const common = commonMultiple(a.whole.denominator, b.whole.denominator);
  if (common > largestDenominator) return null;
  const [scaleA, scaleB] = [common / a.whole.denominator, common / b.whole.denominator];
  const { sums } = b.whole;
  return Float64Array.from(a.whole.sums, (sum, base) => sum * scaleA - (sums[base] ?? 0) * scaleB);
}
