import type { RecordDetail } from "../../lib/contracts/record";
import { failureClasses } from "../../lib/core/vocabulary";
import { formatCount } from "../format/format-count";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { failureClassWords } from "../verdicts/failure-class-words";

/** Failed candidates by class, the most frequent first, each out of all candidates. */
export function FailureTable({ record }: { record: RecordDetail }) {
  const rows = failureClasses
    .map((failureClass) => ({ failureClass, count: record.failureClasses[failureClass] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  if (rows.length === 0) {
    const allPassed = record.passedCandidates === record.candidates;
    return (
      <p className="quiet">{allPassed ? "No candidate failed." : "No failure class is stated."}</p>
    );
  }
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption className="visually-hidden">Failed candidates by failure class</caption>
      <thead>
        <tr>
          <th scope="col">Class</th>
          <th scope="col" className={table.number}>
            Candidates
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ failureClass, count }) => (
          <tr key={failureClass}>
            <th scope="row">
              {failureClassWords[failureClass]} <code>{failureClass}</code>
            </th>
            <td className={table.number}>
              {formatCount(count)}
              <span className={table.sub}>/{formatCount(record.candidates)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
