import "server-only";
import { createHash } from "node:crypto";
import type { PairsScope } from "../core/pairs/compare-all-pairs";
import { type BoardRelations, relateBoard } from "../core/pairs/relate-board";
import { toBoardOutcomes } from "../core/pairs/to-board-outcomes";
import type { RankedEntry } from "../core/scoring/rank-board";
import type { CountedLine } from "./load-board-lines";

/** Of boards that were compared lately: what is written elsewhere changes none of it. */
const known = new Map<string, BoardRelations>();
const mostKnown = 64;

/**
 * Compares every two ranked rows on the tasks of the scope that the board shows. The same outcomes are
 * compared once.
 */
export function compareRanked(
  ranked: readonly RankedEntry<CountedLine>[],
  options: PairsScope,
): BoardRelations {
  const lines = ranked.map(({ entry }) => entry);
  const order = lines.map(({ slug }) => slug);
  const key = digestInput(lines, options);
  const relations = known.get(key) ?? relateBoard(toBoardOutcomes(lines), options, order);
  if (known.size >= mostKnown) known.clear();
  known.set(key, relations);
  return relations;
}

/** Names all that a comparison depends on: the tasks once, and each row's tasks and counts on them. */
function digestInput(lines: readonly CountedLine[], options: PairsScope): string {
  const digest = createHash("sha256");
  const first = lines[0]?.tallies ?? [];
  digest.update(JSON.stringify([options, first]));
  for (const { slug, tallies } of lines) {
    const isAlike = tallies.every(({ taskKey }, at) => taskKey === first[at]?.taskKey);
    const taskKeys = isAlike ? tallies.length : tallies.map(({ taskKey }) => taskKey);
    digest.update(JSON.stringify([slug, taskKeys]));
    const counts = new Int32Array(3 * tallies.length);
    for (const [at, { candidates, passedCandidates, passed }] of tallies.entries()) {
      counts.set([candidates, passedCandidates, passed === null ? -1 : Number(passed)], 3 * at);
    }
    digest.update(counts);
  }
  return digest.digest("base64");
}
