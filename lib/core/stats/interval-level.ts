/** Every interval of the product is two-sided at this level, unless a reader asks for another. */
export const intervalLevel = 0.95;

/** Levels that a reader may ask for. */
export const intervalLevels = [0.8, 0.9, 0.95, 0.99] as const;
export type IntervalLevel = (typeof intervalLevels)[number];

/** Quantile levels of the two bounds, spelled out: (1 − 0.95) / 2 is not 0.025 in doubles. */
export const lowerTail = 0.025;

/** Normal quantile at the upper tail. */
export const z95 = 1.959963984540054;

interface Tails {
  lower: number;
  upper: number;
  /** Normal quantile at the upper one. */
  z: number;
}

const tails: Readonly<Record<IntervalLevel, Tails>> = {
  0.8: { lower: 0.1, upper: 0.9, z: 1.2815515655446004 },
  0.9: { lower: 0.05, upper: 0.95, z: 1.6448536269514722 },
  0.95: { lower: lowerTail, upper: 0.975, z: z95 },
  0.99: { lower: 0.005, upper: 0.995, z: 2.5758293035489004 },
};

/** Where the two bounds of a level lie. */
export function tailsOf(level: IntervalLevel): Tails {
  return tails[level];
}
