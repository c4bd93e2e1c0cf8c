/**
 * A built-in contestant that no language model stands behind. It exercises the whole path from
 * completion to board, and its true pass rate is known, so the intervals can be checked against it.
 */
export interface Baseline {
  slug: BaselineSlug;
  /** Says wherever it is shown that the contestant is synthetic. */
  name: string;
  description: string;
  /** Chance that it answers a task with the reference solution instead of a planted fault. */
  passProbability: number;
}

export const baselineSlugs = [
  "baseline-reference",
  "baseline-coin-70",
  "baseline-coin-40",
] as const;
export type BaselineSlug = (typeof baselineSlugs)[number];

export const baselines: readonly Baseline[] = [
  {
    slug: "baseline-reference",
    name: "Synthetic baseline: reference answers",
    description: "Answers every task with its reference solution. No language model is involved.",
    passProbability: 1,
  },
  {
    slug: "baseline-coin-70",
    name: "Synthetic baseline: 70% coin",
    description:
      "Answers a task with its reference solution with probability 0.70, else with a planted " +
      "fault; a hash of the task decides. No language model is involved.",
    passProbability: 0.7,
  },
  {
    slug: "baseline-coin-40",
    name: "Synthetic baseline: 40% coin",
    description:
      "Answers a task with its reference solution with probability 0.40, else with a planted " +
      "fault; a hash of the task decides. No language model is involved.",
    passProbability: 0.4,
  },
];
