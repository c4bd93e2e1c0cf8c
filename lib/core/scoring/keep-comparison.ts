import { wholeBoard } from "../pairs/outcome-scope";
import { relateBoard } from "../pairs/relate-board";
import { type PairedTally, toBoardOutcomes } from "../pairs/to-board-outcomes";
import type { Manifest } from "../protocol/manifest";
import { sequentialAttempts } from "../protocol/sequential-attempts";
import { countForK } from "./count-for-k";
import type { KeptComparison, KeptLine } from "./kept-comparison";
import { rankBoard } from "./rank-board";
import { toScoreFacts } from "./score-facts";
import type { ScorePayload } from "./score-payload";
import type { TaskTally } from "./score-tallies";
import type { ComparisonRules } from "./select-comparable";
import { sumTallies } from "./sum-tallies";
import { withoutExcluded } from "./without-excluded";

/** One record of a board, with what was kept with it. */
export interface ComparableRecord {
  slug: string;
  synthetic: boolean;
  manifest: Manifest;
  payload: ScorePayload;
  /** Of the whole suite. */
  tallies: readonly (PairedTally & TaskTally)[];
  line: Omit<KeptLine, "candidates" | "solvedTasks">;
}

export interface ComparedPlace extends ComparisonRules {
  k: number;
  cycle: string;
}

/** Ranks and compares the complete records of a whole board at the k that its suite ranks by, which all state. */
export function keepComparison(
  records: readonly ComparableRecord[],
  { k, cycle, ...rules }: ComparedPlace,
): KeptComparison {
  const counted = records.map(({ payload, tallies, ...record }) => ({
    ...record,
    score: toScoreFacts(payload),
    tallies: withoutExcluded(tallies, payload),
  }));
  const ranked = rankBoard(counted, rules).rows.map(({ entry }) => entry);
  const outcomes = ranked.map(({ slug, manifest, tallies }) => ({
    slug,
    tallies: countForK(tallies, k, sequentialAttempts(manifest)),
  }));
  const order = ranked.map(({ slug }) => slug);
  const scope = wholeBoard;
  const compared = relateBoard(toBoardOutcomes(outcomes), { k, cycle, scope }, order);
  return {
    ...{ pairs: compared.pairs, resolvableGap: compared.resolvableGap },
    relations: [...compared.relations],
    lines: Object.fromEntries(
      counted.map(({ slug, line, tallies }) => [slug, { ...line, ...sumTallies(tallies) }]),
    ),
  };
}
