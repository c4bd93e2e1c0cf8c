import Link from "next/link";
import type { ReactNode } from "react";
import type { ModelRecord } from "../../lib/contracts/model";
import { countOf } from "../format/count-of";
import { formatUtc } from "../format/format-date";
import { formatDigest } from "../format/format-digest";
import { formatPassed } from "../format/format-passed";
import { ForeignText } from "../ui/foreign-text";
import { RateRow } from "./rate-row";
import { RateTable } from "./rate-table";
import { scaleOf } from "./scale-of";

interface RecordHistoryProps {
  /** Every record, oldest first. */
  records: readonly ModelRecord[];
  /** Titles of suites by id. */
  titles: ReadonlyMap<string, string>;
}

/** Every record of a model, by suite and in the order of their making; each has its own page. */
export function RecordHistory({ records, titles }: RecordHistoryProps) {
  const suites = [...new Set(records.map((record) => record.suite))];
  return (
    <>
      <p className="quiet">
        Oldest first. A record is never changed: a correction is a new one that names the old one,
        which is drawn faint and can still be read.
      </p>
      {suites.map((suite) => {
        const own = records.filter((record) => record.suite === suite);
        const title = titles.get(suite) ?? suite;
        return (
          <section key={suite}>
            <h3>
              <ForeignText text={title} longest={120} />
            </h3>
            <History records={own} title={title} />
          </section>
        );
      })}
    </>
  );
}

function History({ records, title }: { records: readonly ModelRecord[]; title: string }) {
  const scale = scaleOf(records);
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
              <Link href={`/records/${record.recordId}`} prefetch={false}>
                Record {record.recordId}
              </Link>{" "}
              <span className="quiet">{wordTime(record)}</span>
            </>
          }
          rate={record}
          count={formatPassed(record)}
          countOf={countOf(record)}
          note={wordFate(record)}
          isPast={record.supersededBy !== null}
        />
      ))}
    </RateTable>
  );
}

function wordTime({ evaluatedAt, cycle, revision }: ModelRecord): string {
  const time = formatUtc(evaluatedAt);
  return cycle === revision ? `${time}, revision ${formatDigest(revision)}` : `${time}, ${cycle}`;
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
