import type { Board, BoardRow, DriftNote } from "../../../lib/contracts/board";
import type { NextRelation } from "../../../lib/contracts/board-pairs";
import type { EvidenceGrade } from "../../../lib/core/vocabulary";
import { type CountOf, countOf } from "../../format/count-of";
import { formatPassed } from "../../format/format-passed";
import { packRelations } from "./pack-relations";

/** One row as the table needs it: plain values, ready to cross to the browser. */
export interface BoardTableRow {
  slug: string;
  /** Its place among all ranked rows, from 0: what the relations of other rows are read by. */
  index: number;
  name: string;
  provider: string | null;
  revision: string | null;
  synthetic: boolean;
  runId: string;
  rank: number;
  /** Ranks that the paired test leaves open. */
  rankRange: [number, number];
  rankRangeByInterval: [number, number];
  /** Passed of all, as shown. */
  count: string;
  countOf: CountOf;
  passRate: number;
  low: number;
  high: number;
  level: number;
  /** Set when a flag makes the page draw another interval than the bootstrap's. */
  fallbackMethod: string | null;
  /** How it stands to every ranked row: see pack-relations.ts. */
  relations: string;
  /** Null for the last row. */
  next: NextRow | null;
  /** In the order of the board's further k; null where a task has fewer candidates than k. */
  passAtK: (number | null)[];
  evidence: EvidenceGrade;
  openWeights: boolean | null;
  releasedOn: string | null;
  costPerPassed: BoardRow["costPerPassed"];
  /** Prompt and completion together, a candidate. */
  tokens: number | null;
  executionMs: BoardRow["executionMs"];
  timeoutRate: BoardRow["timeoutRate"];
  /** What was told of it against its own past; null where nothing was. */
  drift: DriftNote | null;
}

/** A row against the one below it in rank order. */
export interface NextRow extends NextRelation {
  /** Each score lies in the other's interval, which is no test. */
  isTiedByInterval: boolean;
}

/** The k beyond 1 for which the board has at least one value. */
export function listFurtherK(board: Pick<Board, "availableK" | "rows">): number[] {
  return board.availableK.filter(
    (k) => k > 1 && board.rows.some((row) => typeof row.passAtK[String(k)] === "number"),
  );
}

/** The ranked rows of a board, in rank order; names each field that goes to the browser. */
export function toBoardTableRows(
  rows: readonly BoardRow[],
  furtherK: readonly number[],
): BoardTableRow[] {
  const slugs = rows.map(({ model }) => model.slug);
  return rows.map((row, index) => ({ index, ...toRow(row, furtherK, slugs) }));
}

function toRow(
  row: BoardRow,
  furtherK: readonly number[],
  slugs: readonly string[],
): Omit<BoardTableRow, "index"> {
  const { model, interval } = row;
  return {
    slug: model.slug,
    name: model.name,
    provider: model.provider,
    revision: model.revision,
    synthetic: model.synthetic,
    runId: row.runId,
    rank: row.rank,
    rankRange: row.rankRange,
    rankRangeByInterval: row.rankRangeByInterval,
    count: formatPassed(row),
    countOf: countOf(row),
    passRate: row.passRate,
    low: interval.displayed.low,
    high: interval.displayed.high,
    level: interval.level,
    fallbackMethod: interval.flags.length > 0 ? interval.displayed.method : null,
    relations: packRelations(row, slugs),
    next: row.next && {
      ...row.next,
      isTiedByInterval: row.tiedByInterval.includes(row.next.slug),
    },
    passAtK: furtherK.map((k) => row.passAtK[String(k)] ?? null),
    evidence: row.evidence,
    openWeights: row.openWeights,
    releasedOn: row.releasedOn,
    costPerPassed: row.costPerPassed,
    tokens: row.tokens?.perCandidate ?? null,
    executionMs: row.executionMs,
    timeoutRate: row.timeoutRate,
    drift: row.drift,
  };
}
