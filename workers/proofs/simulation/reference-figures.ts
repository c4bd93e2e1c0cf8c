import type { CoverageFigure } from "../../../lib/contracts/coverage-figures";

export interface ReferenceColumn {
  name: string;
  quantity: CoverageFigure["quantity"];
  /** What the method promises, in percent; null where it promises nothing. */
  nominal: number | null;
  /** The last digit stated. */
  unit: number;
  /** Set where what was not stated of the design was chosen by these very figures. */
  isFitted?: true;
}

/** Shares in percent, widths in percentage points, both as they were stated, column by column. */
export interface ReferenceTable<Design> {
  table: CoverageFigure["table"];
  /** Data sets behind each figure, which gives its own Monte-Carlo error. */
  runs: number;
  columns: readonly ReferenceColumn[];
  rows: readonly { design: Design; figures: readonly number[] }[];
}

const coverage = (name: string, unit = 0.1): ReferenceColumn => ({
  name,
  quantity: "coverage",
  nominal: 95,
  unit,
});
const share = (name: string, nominal: number | null = null): ReferenceColumn => ({
  name,
  quantity: "share",
  nominal,
  unit: 1,
});
const width = (name: string): ReferenceColumn => ({
  name,
  quantity: "width",
  nominal: null,
  unit: 0.1,
});
/** A figure that the simulated data were chosen by is shown, and counts for nothing. */
const fitted = (column: ReferenceColumn): ReferenceColumn => ({ ...column, isFitted: true });
const rankCount = (name: string): ReferenceColumn => ({ ...width(name), quantity: "ranks" });

const independent = (tasks: number, rate: number, ...figures: number[]) => ({
  design: { tasks, rate },
  figures,
});

/** Independent tasks that all have the same chance. */
export const independentReference: ReferenceTable<{ tasks: number; rate: number }> = {
  table: "independent",
  runs: 10_000,
  columns: [coverage("percentile"), coverage("BCa"), coverage("Wilson"), share("no width")],
  rows: [
    independent(40, 0.05, 86.5, 86.0, 95.0, 13),
    independent(40, 0.3, 96.3, 97.1, 94.6, 0),
    independent(40, 0.5, 96.4, 96.9, 96.5, 0),
    independent(40, 0.8, 96.2, 97.0, 93.0, 0),
    independent(40, 0.95, 86.5, 85.9, 95.2, 13),
    independent(40, 0.99, 33.6, 32.7, 94.0, 66),
    independent(40, 1, 100, 100, 100, 100),
    independent(80, 0.05, 90.4, 96.9, 93.5, 2),
    independent(80, 0.3, 95.3, 96.2, 96.3, 0),
    independent(80, 0.5, 95.5, 95.8, 94.1, 0),
    independent(80, 0.8, 95.6, 96.4, 96.5, 0),
    independent(80, 0.95, 90.9, 97.3, 94.0, 2),
    independent(80, 1, 100, 100, 100, 100),
    independent(400, 0.05, 95.5, 96.2, 95.4, 0),
    independent(400, 0.3, 95.5, 95.5, 94.6, 0),
    independent(400, 0.5, 95.3, 95.2, 94.6, 0),
    independent(400, 0.8, 95.6, 95.6, 95.0, 0),
    independent(400, 0.95, 95.4, 96.1, 94.9, 0),
    independent(400, 0.99, 90.5, 97.1, 93.1, 2),
    independent(400, 1, 100, 100, 100, 100),
  ],
};

const stratifiedMethods = ["unstratified", "by tier", "by cell, naive", "Rao–Wu", "Wilson"];

const stratified = (rate: number, ...figures: number[]) => ({ design: { rate }, figures });

/** 400 tasks drawn 160, 160 and 80 from three tiers, in 63 cells. First coverages, then widths. */
export const stratifiedReference: ReferenceTable<{ rate: number }> = {
  table: "stratified",
  runs: 2_000,
  columns: [
    ...stratifiedMethods.map((name) => coverage(name)),
    ...stratifiedMethods.map((name) => fitted(width(`width, ${name}`))),
  ],
  rows: [
    stratified(0.3, 97.4, 96.6, 93.6, 94.8, 96.7, 8.9, 8.3, 7.5, 8.1, 8.9),
    stratified(0.5, 98.2, 96.5, 93.9, 95.6, 98.0, 9.7, 8.7, 7.9, 8.5, 9.7),
    stratified(0.8, 97.0, 95.8, 92.7, 94.2, 96.9, 7.8, 7.2, 6.4, 7.0, 7.8),
    stratified(0.95, 96.5, 96.0, 93.3, 94.7, 95.9, 4.2, 4.1, 3.7, 4.1, 4.3),
  ],
};

interface ClusteredDesign {
  tasks: number;
  bases: number;
  rate: number;
  /** Intraclass correlation of outcomes in one base problem, as stated. */
  correlation: number;
}

const clustered = (design: ClusteredDesign, ...figures: number[]) => ({ design, figures });

/** Tasks that share base problems. */
export const clusteredReference: ReferenceTable<ClusteredDesign> = {
  table: "clustered",
  runs: 2_000,
  columns: ["task bootstrap", "base bootstrap", "Wilson", "Wilson with n_eff"].map((name) =>
    coverage(name),
  ),
  rows: [
    clustered({ tasks: 400, bases: 134, rate: 0.5, correlation: 0.39 }, 84.7, 94.8, 83.9, 94.5),
    clustered({ tasks: 400, bases: 134, rate: 0.8, correlation: 0.35 }, 87.5, 94.3, 85.8, 95.0),
    clustered({ tasks: 400, bases: 134, rate: 0.95, correlation: 0.23 }, 91.3, 94.5, 91.0, 95.7),
    clustered({ tasks: 400, bases: 60, rate: 0.8, correlation: 0.35 }, 75.1, 93.5, 73.7, 94.2),
    clustered({ tasks: 40, bases: 14, rate: 0.8, correlation: 0.35 }, 90.0, 90.6, 83.5, 93.0),
    clustered({ tasks: 40, bases: 14, rate: 0.95, correlation: 0.23 }, 82.5, 83.0, 92.7, 97.2),
  ],
};

interface OverlapDesign {
  /** How much lower the second model's rate is than the first's 0.7. */
  gap: number;
  /** Share of tasks that exactly one of the two passes. */
  discordance: number;
}

const overlap = (gap: number, discordance: number, ...figures: number[]) => ({
  design: { gap, discordance },
  figures,
});

/** Two models on the same 400 tasks: what intervals show, and what the paired test finds. */
export const overlapReference: ReferenceTable<OverlapDesign> = {
  table: "overlap",
  runs: 2_000,
  columns: [share("intervals apart"), share("not tied by interval"), share("p ≤ .05, paired")],
  rows: [
    overlap(0, 0.16, 0, 3, 5),
    overlap(0, 0.26, 0, 9, 5),
    overlap(0.03, 0.17, 0, 23, 28),
    overlap(0.03, 0.27, 1, 28, 20),
    overlap(0.05, 0.17, 3, 59, 67),
    overlap(0.05, 0.28, 5, 58, 45),
    overlap(0.08, 0.18, 27, 95, 96),
    overlap(0.08, 0.29, 31, 92, 83),
  ],
};

/** 28 models on the same 400 tasks, in groups of equal rates. */
export const ranksReference: ReferenceTable<{ groups: number }> = {
  table: "ranks",
  runs: 1_000,
  columns: [
    coverage("all ranks inside, Holm", 1),
    coverage("all ranks inside, intervals"),
    coverage("all ranks inside, percentile", 1),
    fitted(share("pairs separated, Holm")),
    fitted(share("pairs separated, intervals")),
    // The same once more: a separated pair takes one rank off the range of either model.
    fitted(rankCount("ranks in a range, Holm")),
    fitted(rankCount("ranks in a range, intervals")),
    rankCount("ranks in a range, percentile"),
  ],
  rows: [
    { design: { groups: 7 }, figures: [99, 99.7, 3, 73, 65, 10.5, 12.3, 5.1] },
    // Where all are tied, no pair is truly different and no width was stated.
    { design: { groups: 1 }, figures: [98.7, 100, 0] },
  ],
};
