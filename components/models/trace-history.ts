import type { BoardEvent } from "../../lib/contracts/event";
import type { ModelRecord } from "../../lib/contracts/model";
import { isWeekName } from "../../lib/core/sampling/iso-week";
import { listWeeksBetween } from "../../lib/core/sampling/list-weeks-between";

/** What is known of a model in one cycle of a suite. */
export interface HistoryPoint {
  /** ISO week, or a revision where the suite has no weeks. */
  cycle: string;
  /** The record that stands; null for a week in between without one. */
  record: ModelRecord | null;
  /** Records of the cycle that others replaced, oldest first. */
  replaced: ModelRecord[];
  /** Where the answers name another build than the record before. */
  build: { from: string; to: string } | null;
  /** What was told with the cycle of the model against its own past. */
  changes: BoardEvent[];
}

/**
 * A model's history on one suite, cycle by cycle: revisions in the order of their records, then every
 * week from the first to the last with a record.
 * @param records of one suite, oldest first
 * @param changes events about the model, in any order
 */
export function traceHistory(
  records: readonly ModelRecord[],
  changes: readonly BoardEvent[],
): HistoryPoint[] {
  let build: string | null = null;
  return orderCycles(records).map((cycle) => {
    const own = records.filter((record) => record.cycle === cycle);
    const record = own.findLast(({ supersededBy }) => supersededBy === null) ?? null;
    const before = build;
    build = record?.build ?? build;
    return {
      cycle,
      record,
      replaced: own.filter(({ supersededBy }) => supersededBy !== null),
      build:
        before === null || build === null || before === build ? null : { from: before, to: build },
      changes: changes.filter((change) => change.cycle === cycle && isOf(change, records)),
    };
  });
}

function isOf({ suite }: BoardEvent, records: readonly ModelRecord[]): boolean {
  return suite === null || suite === records[0]?.suite;
}

function orderCycles(records: readonly ModelRecord[]): string[] {
  const cycles = [...new Set(records.map(({ cycle }) => cycle))];
  const weeks = cycles.filter(isWeekName).sort();
  const [first, last] = [weeks[0], weeks.at(-1)];
  return [
    ...cycles.filter((cycle) => !isWeekName(cycle)),
    ...(first === undefined || last === undefined ? [] : listWeeksBetween(first, last)),
  ];
}
