import type { Measured } from "../../../lib/contracts/coverage-figures";

interface Sums {
  kind: "share" | "mean";
  of: number;
  sum: number;
  squares: number;
}

/** Adds up what every simulated data set says of each column of a row. */
export class FigureTally {
  private readonly columns = new Map<string, Sums>();

  /** Whether this data set counts towards the share of a column. */
  count(column: string, hit: boolean): void {
    this.add(column, "share", hit ? 1 : 0);
  }

  /** A width or another quantity whose mean is wanted. */
  average(column: string, value: number): void {
    this.add(column, "mean", value);
  }

  /** Returns what was measured. Throws for a column that no data set was counted in. */
  measured(column: string): Measured {
    const sums = this.columns.get(column);
    if (sums === undefined) throw new Error(`nothing was measured for ${column}`);
    const { kind, of, sum, squares } = sums;
    if (kind === "share") return { kind, count: sum, of };
    const mean = sum / of;
    const variance = Math.max(0, squares / of - mean ** 2);
    return { kind, mean, standardError: Math.sqrt(variance / Math.max(1, of - 1)), of };
  }

  private add(column: string, kind: Sums["kind"], value: number): void {
    const sums = this.columns.get(column) ?? { kind, of: 0, sum: 0, squares: 0 };
    sums.of += 1;
    sums.sum += value;
    sums.squares += value ** 2;
    this.columns.set(column, sums);
  }
}
