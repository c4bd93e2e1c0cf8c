import { formatAmount } from "../../format/format-amount";
import { formatCount } from "../../format/format-count";
import { formatDuration } from "../../format/format-duration";
import { formatPercent } from "../../format/format-percent";
import type { BoardTableRow } from "./board-table-row";

/** Columns that a reader may add, by the names that the address has for them. */
export const optionalColumnIds = [
  "cost",
  "tokens",
  "median",
  "tail",
  "timeouts",
  "evidence",
  "released",
] as const;
export type OptionalColumnId = (typeof optionalColumnIds)[number];

export interface OptionalColumn {
  id: OptionalColumnId;
  label: string;
  /** Explains the column to readers who ask. */
  title: string;
  /** What rows are sorted by; undefined where it isn't known. */
  value: (row: BoardTableRow) => number | string | undefined;
  /** As shown; null where it isn't known. */
  text: (row: BoardTableRow) => string | null;
  /** A sort begins with the highest. */
  descendingFirst: boolean;
}

const columns: Record<OptionalColumnId, Omit<OptionalColumn, "id">> = {
  cost: {
    label: "Cost a pass",
    title: "What all candidates cost at the model’s stated prices, over the tasks solved",
    value: ({ costPerPassed }) =>
      costPerPassed === null ? undefined : Number(costPerPassed.amount),
    text: ({ costPerPassed }) =>
      costPerPassed && formatAmount(costPerPassed.amount, costPerPassed.currency),
    descendingFirst: false,
  },
  tokens: {
    label: "Tokens",
    title: "Tokens of prompt and completion together, a candidate that states them",
    value: ({ tokens }) => tokens ?? undefined,
    text: ({ tokens }) => (tokens === null ? null : formatCount(tokens)),
    descendingFirst: false,
  },
  median: {
    label: "Median time",
    title: "Median wall-clock time of the executions, time-outs included",
    value: ({ executionMs }) => executionMs?.median,
    text: ({ executionMs }) => executionMs && formatDuration(Math.round(executionMs.median)),
    descendingFirst: false,
  },
  tail: {
    label: "95% within",
    title: "Wall-clock time within which 95% of the executions ended, time-outs included",
    value: ({ executionMs }) => executionMs?.p95,
    text: ({ executionMs }) => executionMs && formatDuration(Math.round(executionMs.p95)),
    descendingFirst: false,
  },
  timeouts: {
    label: "Time-outs",
    title: "Executions that a time limit ended, in per cent and of all executions",
    value: ({ timeoutRate: { timeouts, executions } }) =>
      executions === 0 ? undefined : timeouts / executions,
    text: ({ timeoutRate: { timeouts, executions } }) =>
      executions === 0
        ? null
        : `${formatPercent(timeouts / executions)} (${formatCount(timeouts)}/${formatCount(executions)})`,
    descendingFirst: true,
  },
  evidence: {
    label: "Evidence",
    title: "How well it is known how the answers were made, A to E",
    value: ({ evidence }) => evidence,
    text: ({ evidence }) => evidence,
    descendingFirst: false,
  },
  released: {
    label: "Released",
    title: "The model’s day of release, as stated",
    value: ({ releasedOn }) => releasedOn ?? undefined,
    text: ({ releasedOn }) => releasedOn,
    descendingFirst: true,
  },
};

/** The columns that these rows can fill at least once, in their fixed order. */
export function listOptionalColumns(rows: readonly BoardTableRow[]): OptionalColumn[] {
  return optionalColumnIds
    .map((id) => ({ id, ...columns[id] }))
    .filter(({ value }) => rows.some((row) => value(row) !== undefined));
}
