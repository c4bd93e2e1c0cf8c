import type { RunRecord } from "../../lib/contracts/run-analysis";
import { formatCount } from "../format/format-count";
import { formatUtc } from "../format/format-date";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";

/** Every record of a run, where there is more than one: what was published before, and why it changed. */
export function RecordHistory({ records }: { records: readonly RunRecord[] }) {
  if (records.length < 2) return null;
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        {formatCount(records.length)} records of this run, oldest first. A record is never changed:
        a later one supersedes it.
      </caption>
      <thead>
        <tr>
          <th scope="col">Record</th>
          <th scope="col" className={table.number}>
            Passed
          </th>
          <th scope="col">Published</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            <th scope="row">
              <PageLink href={`/records/${record.id}`}>{record.id}</PageLink>
              {record.supersededBy === null ? " stands" : null}
            </th>
            <td className={table.number}>
              {record.passed === null ? "–" : formatCount(record.passed)}
              <span className={table.sub}>/{formatCount(record.tasks)}</span>
            </td>
            <td>{formatUtc(record.publishedAt)}</td>
            <td>
              {record.reason === null ? "first record" : <ForeignText text={record.reason} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
