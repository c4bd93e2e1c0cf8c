import type { BoardEvent } from "../../lib/contracts/event";
import type { ModelRecord } from "../../lib/contracts/model";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { HistoryFigure } from "./history-figure";
import { HistoryTable } from "./history-table";
import { traceHistory } from "./trace-history";
import { listRated } from "./word-history";

interface RecordHistoryProps {
  /** Every record, oldest first. */
  records: readonly ModelRecord[];
  /** What was told of the model against its own past, in any order. */
  changes: readonly BoardEvent[];
  /** Titles of suites by id. */
  titles: ReadonlyMap<string, string>;
}

/** A model's history by suite: drawn where several cycles have a rate, and every record as a row. */
export function RecordHistory({ records, changes, titles }: RecordHistoryProps) {
  const suites = [...new Set(records.map((record) => record.suite))];
  return (
    <>
      <p className="quiet">
        A record is never changed: a correction is a new one that names the old one, which is drawn
        faint and can still be read.{" "}
        <PageLink href="/methodology#records">How records are kept</PageLink>
      </p>
      {suites.map((suite) => (
        <SuiteHistory
          key={suite}
          title={titles.get(suite) ?? suite}
          records={records.filter((record) => record.suite === suite)}
          changes={changes}
        />
      ))}
    </>
  );
}

interface SuiteHistoryProps {
  title: string;
  records: readonly ModelRecord[];
  changes: readonly BoardEvent[];
}

function SuiteHistory({ title, records, changes }: SuiteHistoryProps) {
  const points = traceHistory(records, changes);
  const table = <HistoryTable points={points} records={records} title={title} />;
  return (
    <section>
      <h3>
        <ForeignText text={title} longest={120} />
      </h3>
      {listRated(points).length > 1 ? <HistoryFigure points={points} table={table} /> : table}
    </section>
  );
}
