/** What a run of 400 tasks resolves with 80% power, in percentage points on a grid of a quarter. */
export const powerTable = {
  tasks: 400,
  power: 0.8,
  /** How many tests 5% is shared among: one pair, one model against 27 others, all pairs of 28. */
  tests: [1, 27, 378],
  rows: [
    { discordance: 0.05, points: [3.25, 4.25, 4.75] },
    { discordance: 0.1, points: [4.75, 6.25, 7.25] },
    { discordance: 0.2, points: [6.5, 9, 10.5] },
    { discordance: 0.3, points: [8, 11, 12.75] },
  ],
} as const;

/** Tasks on which two models must be compared to find a gap of 3 points with 80% power. */
export const pairsForThreePoints = [
  { discordance: 0.05, pairs: 434 },
  { discordance: 0.1, pairs: 870 },
  { discordance: 0.2, pairs: 1742 },
] as const;
