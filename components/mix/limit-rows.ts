import type { BoardRow } from "../../lib/contracts/board";
import type { MixQuestion } from "./mix-address";

/** What models cost and take on all tasks of the board, by slug; who isn't named isn't known. */
export interface ModelLimits {
  /** Of `costPerPassed`; null where prices have several currencies or none is known. */
  currency: string | null;
  costPerPassed: Readonly<Record<string, number>>;
  /** Median time of an answer, milliseconds. */
  answerMs: Readonly<Record<string, number>>;
}

export interface LimitedRows {
  within: BoardRow[];
  beyond: BoardRow[];
  /** A limit is set and what it limits isn't known of them. */
  unknown: BoardRow[];
}

type Limits = Pick<MixQuestion, "budget" | "answerMs">;

/** Splits a board's rows by a reader's limits, in their order: nothing is dropped. */
export function limitRows(
  rows: readonly BoardRow[],
  known: ModelLimits,
  { budget, answerMs }: Limits,
): LimitedRows {
  const split: LimitedRows = { within: [], beyond: [], unknown: [] };
  for (const row of rows) {
    const { slug } = row.model;
    const states = [
      compare(known.costPerPassed[slug], budget),
      compare(known.answerMs[slug], answerMs),
    ];
    if (states.includes("beyond")) split.beyond.push(row);
    else if (states.includes("unknown")) split.unknown.push(row);
    else split.within.push(row);
  }
  return split;
}

function compare(value: number | undefined, most: number | null): keyof LimitedRows {
  if (most === null) return "within";
  if (value === undefined) return "unknown";
  return value <= most ? "within" : "beyond";
}

/** The rows that no other of them is separated above: the data leave each of them open as the best. */
export function listNotRuledOut(rows: readonly BoardRow[]): BoardRow[] {
  return rows.filter((row) => {
    const separated = new Set(row.separatedFrom);
    return !rows.some((other) => separated.has(other.model.slug) && other.passRate > row.passRate);
  });
}
