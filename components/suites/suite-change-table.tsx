import { formatUtc } from "../format/format-date";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import type { SuiteChange } from "./list-suite-changes";

/** What changed of a suite and why, newest first. */
export function SuiteChangeTable({ changes }: { changes: readonly SuiteChange[] }) {
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        A revision is frozen: other tasks, tests or limits make a new one or a dated decision, and
        older records keep what they were made under.
      </caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ at, title, reason }) => (
          <tr key={`${at} ${title}`}>
            <th scope="row">{formatUtc(at)}</th>
            <td>
              {title}
              {reason === null ? null : (
                <>
                  : <ForeignText text={reason} longest={600} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
