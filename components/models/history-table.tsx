import type { ReactNode } from "react";
import type { ModelRecord } from "../../lib/contracts/model";
import { wordEvent } from "../events/word-event";
import { countOf } from "../format/count-of";
import { formatUtc } from "../format/format-date";
import { formatDigest } from "../format/format-digest";
import { formatPassed } from "../format/format-passed";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { RateRow } from "./rate-row";
import { RateTable } from "./rate-table";
import { scaleOf } from "./scale-of";
import type { HistoryPoint } from "./trace-history";

interface HistoryTableProps {
  points: readonly HistoryPoint[];
  /** Of one suite, oldest first. */
  records: readonly ModelRecord[];
  title: string;
}

/** Every record of a model on one suite, in the order of their making; each has its own page. */
export function HistoryTable({ points, records, title }: HistoryTableProps) {
  const scale = scaleOf(records);
  const byRecord = new Map(points.map((point) => [point.record?.recordId, point]));
  return (
    <RateTable
      scale={scale}
      caption={`Records on ${title}, oldest first`}
      nameHead="Record"
      noteHead="What became of it"
    >
      {records.map((record) => (
        <RateRow
          key={record.recordId}
          scale={scale}
          name={
            <>
              <PageLink href={`/records/${record.recordId}`}>Record {record.recordId}</PageLink>{" "}
              <span className="quiet">{wordTime(record)}</span>
            </>
          }
          rate={record}
          count={formatPassed(record)}
          countOf={countOf(record)}
          note={
            <>
              {wordFate(record)}
              <Marks point={byRecord.get(record.recordId)} />
            </>
          }
          isPast={record.supersededBy !== null}
        />
      ))}
    </RateTable>
  );
}

/** The cycle and the day: the record's own page has the minute. */
function wordTime({ evaluatedAt, cycle, revision }: ModelRecord): string {
  const day = formatUtc(evaluatedAt).slice(0, 10);
  return `${cycle === revision ? `revision ${formatDigest(revision)}` : cycle}, ${day}`;
}

function wordFate({ supersededBy, supersedes, reason, state, unscored }: ModelRecord): ReactNode {
  const parts = [
    supersededBy === null ? "stands" : `superseded by record ${supersededBy}`,
    ...(state === "incomplete" ? [`incomplete: ${unscored} without a verdict`] : []),
  ];
  return (
    <>
      {parts.join("; ")}
      {supersedes === null ? null : (
        <>
          ; replaces record {supersedes}
          {reason === null ? null : (
            <>
              : <ForeignText text={reason} longest={300} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** What the chart marks at the same place, in words. */
function Marks({ point }: { point: HistoryPoint | undefined }) {
  if (point === undefined) return null;
  const { build, changes } = point;
  return (
    <>
      {build === null ? null : (
        <>
          ; another build answered: <ForeignText text={build.to} longest={80} />, before it{" "}
          <ForeignText text={build.from} longest={80} />
        </>
      )}
      {changes.map((change) => (
        <span key={change.id}>
          {"; "}
          <PageLink href={`/events/${change.id}`}>
            <ForeignText text={wordEvent(change).title} longest={160} />
          </PageLink>
        </span>
      ))}
    </>
  );
}
