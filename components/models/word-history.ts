import type { ModelRecord } from "../../lib/contracts/model";
import { isWeekName } from "../../lib/core/sampling/iso-week";
import { formatCountOf } from "../format/format-count";
import { formatDigest } from "../format/format-digest";
import { formatInterval } from "../format/format-interval";
import { formatPassed } from "../format/format-passed";
import { formatPercent } from "../format/format-percent";
import type { HistoryPoint } from "./trace-history";

type Rated = ModelRecord & {
  passRate: NonNullable<ModelRecord["passRate"]>;
  interval: NonNullable<ModelRecord["interval"]>;
};

/** The standing records that have a rate and an interval, in the order of their cycles. */
export function listRated(points: readonly HistoryPoint[]): Rated[] {
  return points.flatMap(({ record }) => (record !== null && isRated(record) ? [record] : []));
}

function isRated(record: ModelRecord): record is Rated {
  return record.passRate !== null && record.interval !== null;
}

/** The newest rate, the range of all and what is marked, in sentences; "" without a rate. */
export function wordHistory(points: readonly HistoryPoint[]): string {
  const rated = listRated(points);
  const newest = rated.at(-1);
  if (newest === undefined) return "";
  const bounds = formatInterval(newest.interval.displayed);
  const now = `${wordCycleName(newest.cycle)}: ${wordRate(newest)}, interval ${bounds}.`;
  return [now, wordRange(rated), wordMarks(points)].filter((part) => part !== "").join(" ");
}

/** A week by its name, a revision by the start of its digest. */
export function wordCycleName(cycle: string): string {
  return isWeekName(cycle) ? cycle : `Revision ${formatDigest(cycle)}`;
}

function wordRate(record: Rated): string {
  return `${formatPercent(record.passRate)}% (${formatPassed(record)})`;
}

function wordRange(rated: readonly Rated[]): string {
  const sorted = rated.toSorted((a, b) => a.passRate - b.passRate);
  const [first, lowest, highest] = [rated[0], sorted[0], sorted.at(-1)];
  if (!first || !lowest || !highest || rated.length < 2) return "";
  const noun = rated.every(({ cycle }) => isWeekName(cycle)) ? "week" : "cycle";
  const since = isWeekName(first.cycle) ? ` since ${first.cycle}` : "";
  return `Over ${formatCountOf(rated.length, noun)}${since} between ${wordRate(lowest)} and ${wordRate(highest)}.`;
}

function wordMarks(points: readonly HistoryPoint[]): string {
  const sum = (of: (point: HistoryPoint) => number) =>
    points.reduce((total, point) => total + of(point), 0);
  const marks = [
    [sum(({ changes }) => changes.length), "sign of drift", "signs of drift"],
    [sum(({ build }) => (build === null ? 0 : 1)), "other build", "other builds"],
    [sum(({ replaced }) => replaced.length), "corrected record", "corrected records"],
  ] as const;
  const words = marks.flatMap(([count, one, many]) =>
    count === 0 ? [] : [formatCountOf(count, one, many)],
  );
  return words.length === 0
    ? "Nothing to mark: no sign of drift, no other build, no correction."
    : `Marked: ${words.join(", ")}.`;
}
