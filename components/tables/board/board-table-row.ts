import type { Board, BoardRow } from "../../../lib/contracts/board";
import type { NextRelation } from "../../../lib/contracts/board-pairs";
import type { EvidenceGrade } from "../../../lib/core/vocabulary";
import { type CountOf, countOf } from "../../format/count-of";
import { formatPassed } from "../../format/format-passed";

/** One row as the table needs it: plain values, ready to cross to the browser. */
export interface BoardTableRow {
  slug: string;
  name: string;
  /** Provider and revision as stated, if any. */
  note: string | null;
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
  /** Ranked slugs whose interval meets this one. */
  overlaps: string[];
  /** Slugs that the paired test separates from this one; those that it only leans from. */
  separatedFrom: string[];
  leansFrom: string[];
  /** Null for the last row. */
  next: NextRow | null;
  /** In the order of the board's further k; null where a task has fewer candidates than k. */
  passAtK: (number | null)[];
  evidence: EvidenceGrade;
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

/** Names each field that goes to the browser. */
export function toBoardTableRow(
  row: BoardRow,
  furtherK: readonly number[],
  ranked: ReadonlySet<string>,
): BoardTableRow {
  const { model, interval } = row;
  return {
    slug: model.slug,
    name: model.name,
    note: [model.provider, model.revision].filter(Boolean).join(" · ") || null,
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
    overlaps: row.overlaps.filter((slug) => ranked.has(slug)),
    separatedFrom: row.separatedFrom,
    leansFrom: row.leansFrom,
    next: row.next && {
      ...row.next,
      isTiedByInterval: row.tiedByInterval.includes(row.next.slug),
    },
    passAtK: furtherK.map((k) => row.passAtK[String(k)] ?? null),
    evidence: row.evidence,
  };
}
