import type { RecordDetail } from "../../lib/contracts/record";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatInterval } from "../format/format-interval";
import { formatPercent } from "../format/format-percent";
import { ForeignText, longestInHeadline } from "../ui/foreign-text";

/** What the record states, in one sentence; what is missing comes before any number. */
export function RecordHeadline({ record }: { record: RecordDetail }) {
  const { passRate, interval, passed, tasks, unscored } = record;
  const name = <ForeignText text={record.model.slug} longest={longestInHeadline} />;
  if (passRate === null || interval === null) {
    const why =
      unscored > 0
        ? `${formatCountOf(unscored, "candidate")} without a verdict`
        : "a task has fewer candidates than k";
    return (
      <h1>
        {name} had no rate in this record: {why}.
      </h1>
    );
  }
  const bounds = <span className="nowrap">{formatInterval(interval.displayed)}</span>;
  return (
    <h1>
      {name}: {formatPercent(passRate)}% ({bounds})
      {passed === null || record.candidates > tasks
        ? `, on average over ${formatCountOf(record.candidates, "answer")}.`
        : `, ${formatCount(passed)} of ${formatCountOf(tasks, "task")} passed.`}
    </h1>
  );
}
