import { drawSignFlips, type SignFlips } from "../stats/draw-sign-flips";
import { flipWhole } from "../stats/flip-whole";
import { mcnemarExact } from "../stats/mcnemar-exact";
import { signFlipExact } from "../stats/sign-flip-exact";
import { signFlipSampled } from "../stats/sign-flip-sampled";
import { countBits } from "./count-bits";
import type { ModelTable, OutcomeTable } from "./tabulate-outcomes";
import { commonMultiple, largestDenominator } from "./whole-sums";

export const pairTests = [
  "exact McNemar",
  "exact sign-flip over base problems",
  "sampled sign-flip over base problems",
] as const;
export type PairTest = (typeof pairTests)[number];

/** Counts of tasks; null where values are fractions, which no single task decides. */
export interface PairCounts {
  onlyA: number | null;
  onlyB: number | null;
  both: number | null;
  neither: number | null;
}

export interface PairResult extends PairCounts {
  p: number;
  method: PairTest;
  /** Mean squared difference of the values of a task: of 0 and 1 the share that exactly one passed. */
  discordance: number;
}

export interface FlipPlan {
  /** `cgb/v1/flip/<cycle>/<scope>` */
  readonly seedLabel: string;
  /** Pairs of the board: the more, the smaller a p-value has to get. */
  readonly pairs: number;
}

/** Of the absolute differences together; a board of 400 tasks has at most as many. */
const mostCounted = 1_000;

/**
 * Tests pairs of one table. McNemar's exact test decides where every base is one task and every
 * value 0 or 1; otherwise the exact sign-flip test on base sums, made whole over their common
 * denominator where that is at most 1,000; otherwise max(10,000, 200 × pairs) drawn flips. p-values that
 * only depend on two counts are computed once, flips are drawn once.
 */
export class PairTester {
  private readonly known = new Map<number, number>();
  private flips: SignFlips | null = null;

  constructor(
    private readonly table: OutcomeTable,
    private readonly plan: FlipPlan,
  ) {}

  test(a: ModelTable, b: ModelTable): PairResult {
    const { tasks, bases } = this.table;
    if (a.bits === null || b.bits === null) {
      const counts = { onlyA: null, onlyB: null, both: null, neither: null };
      return { ...counts, ...this.flip(a, b), discordance: meanSquare(a.values, b.values) };
    }
    const { onlyA, onlyB, both } = countBits(a.bits, b.bits);
    const counts = { onlyA, onlyB, both, neither: tasks - onlyA - onlyB - both };
    const discordance = tasks === 0 ? 0 : (onlyA + onlyB) / tasks;
    if (!bases.isSingle) return { ...counts, ...this.flip(a, b), discordance };
    return { ...counts, p: this.mcnemar(onlyA, onlyB), method: "exact McNemar", discordance };
  }

  private mcnemar(onlyA: number, onlyB: number): number {
    const key = Math.max(onlyA, onlyB) * 65_536 + Math.min(onlyA, onlyB);
    const p = this.known.get(key) ?? mcnemarExact(onlyA, onlyB);
    this.known.set(key, p);
    return p;
  }

  private flip(a: ModelTable, b: ModelTable): Pick<PairResult, "p" | "method"> {
    const whole = wholeDifferences(a, b);
    if (whole !== null) {
      const flip = isQuicklyCounted(whole) ? flipWhole : signFlipExact;
      return { p: flip(whole), method: "exact sign-flip over base problems" };
    }
    const { seedLabel, pairs } = this.plan;
    const bases = this.table.bases.baseIds.length;
    this.flips ??= drawSignFlips(seedLabel, bases, Math.max(10_000, 200 * pairs));
    const differences = a.baseSums.map((sum, base) => sum - (b.baseSums[base] ?? Number.NaN));
    return {
      p: signFlipSampled(differences, this.flips),
      method: "sampled sign-flip over base problems",
    };
  }
}

/** Both ways are exact: counting one difference after the other is quicker as long as they are few and small. */
function isQuicklyCounted(differences: Int32Array): boolean {
  let all = 0;
  for (const difference of differences) all += Math.abs(difference);
  return all <= mostCounted;
}

function wholeDifferences(a: ModelTable, b: ModelTable): Int32Array | null {
  if (a.whole === null || b.whole === null) return null;
  const common = commonMultiple(a.whole.denominator, b.whole.denominator);
  if (common > largestDenominator) return null;
  const [scaleA, scaleB] = [common / a.whole.denominator, common / b.whole.denominator];
  const { sums } = b.whole;
  return a.whole.sums.map((sum, base) => sum * scaleA - (sums[base] ?? 0) * scaleB);
}

function meanSquare(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let task = 0; task < a.length; task++) sum += ((a[task] ?? 0) - (b[task] ?? 0)) ** 2;
  return a.length === 0 ? 0 : sum / a.length;
}
