import "server-only";
import type { BoardRow, DriftNote, UnrankedRow } from "../contracts/board";
import type { RunCost } from "../contracts/run-analysis";
import { DomainError } from "../core/errors";
import type { PairRelations } from "../core/pairs/relate-pairs";
import { listUndisclosed } from "../core/protocol/list-undisclosed";
import type { RankedEntry, UnrankedEntry } from "../core/scoring/rank-board";
import type { BoardLine } from "./load-board-lines";
import { toModelSummary } from "./to-model-summary";

/**
 * The public row of a ranked model.
 * @throws DomainError integrity when it has no rate or interval, or was not compared with the others.
 */
export function toBoardRow(
  ranked: RankedEntry<BoardLine>,
  relations: PairRelations | undefined,
  drift: DriftNote | null,
): BoardRow {
  const { passRate, interval } = ranked.entry.score;
  if (passRate === null || interval === null) {
    throw new DomainError("integrity", `${ranked.entry.slug} is ranked without a score`);
  }
  if (relations === undefined) {
    throw new DomainError("integrity", `${ranked.entry.slug} is ranked and was not compared`);
  }
  return {
    rank: ranked.rank,
    rankRange: relations.rankRange,
    rankRangeByInterval: ranked.rankRangeByInterval,
    ...toSharedFields(ranked, drift),
    separatedFrom: relations.separatedFrom,
    leansFrom: relations.leansFrom,
    next: relations.next,
    passRate,
    interval,
  };
}

/** The public row of a model that stands apart. */
export function toUnrankedRow(
  unranked: UnrankedEntry<BoardLine>,
  drift: DriftNote | null,
): UnrankedRow {
  const { score, bounds } = unranked.entry;
  return {
    reason: unranked.reason,
    differs: unranked.differs,
    ...toSharedFields(unranked, drift),
    unscored: score.unscored,
    passRate: score.passRate,
    interval: score.interval,
    bounds,
  };
}

type SharedFields = Omit<
  BoardRow,
  keyof PairRelations | "rank" | "rankRangeByInterval" | "passRate" | "interval"
>;

function toSharedFields(
  placed: UnrankedEntry<BoardLine> | RankedEntry<BoardLine>,
  drift: DriftNote | null,
): SharedFields {
  const { record, score, ...line } = placed.entry;
  return {
    model: toModelSummary(record),
    runId: record.runId,
    recordId: record.recordId,
    passed: score.passed,
    tasks: score.tasks,
    baseProblems: score.baseProblems,
    candidates: score.candidates,
    passedCandidates: score.passedCandidates,
    passAtK: score.passAtK,
    overlaps: placed.overlaps,
    tiedByInterval: placed.tiedByInterval,
    slices: score.slices,
    failureClasses: line.failureClasses,
    executionMs: line.executionMs,
    timeoutRate: { timeouts: line.timeouts, executions: line.executions },
    tokens: line.tokens,
    costPerPassed: toCostPerPassed(line.cost),
    evidence: record.evidence,
    releasedOn: record.releasedOn,
    openWeights: record.openWeights,
    undisclosed: listUndisclosed(line.manifest),
    source: { name: record.sourceName, sha256: record.sourceSha256 },
    previous: line.previousId,
    drift,
  };
}

function toCostPerPassed(cost: RunCost | null): BoardRow["costPerPassed"] {
  if (cost === null || cost.perSolvedTask === null) return null;
  return { amount: cost.perSolvedTask, currency: cost.currency };
}
