import type { SuiteDetail } from "../../lib/contracts/suite";
import { isWeekName } from "../../lib/core/sampling/iso-week";
import { formatCount } from "../format/format-count";
import { formatDigest } from "../format/format-digest";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { PageLink } from "../ui/page-link";

/** Every cycle that a suite was measured in, newest first, each with its own board. */
export function SuiteCycleTable({ detail }: { detail: SuiteDetail }) {
  const { suite, cycles } = detail;
  if (cycles.length === 0) return <p>Nothing has been measured by it yet.</p>;
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>Newest first. A board keeps its address.</caption>
      <thead>
        <tr>
          <th scope="col">Cycle</th>
          <th scope="col" className={table.number}>
            Tasks
          </th>
          <th scope="col" className={table.number}>
            {suite.compared === "model" ? "Models" : "Systems"} measured
          </th>
          <th scope="col">Board</th>
        </tr>
      </thead>
      <tbody>
        {cycles.map(({ cycle, tasks, measured }) => (
          <tr key={cycle}>
            <th scope="row" title={cycle}>
              {isWeekName(cycle) ? (
                <PageLink href={`/cycles/${cycle}`}>{cycle}</PageLink>
              ) : (
                `revision ${formatDigest(cycle)}`
              )}
            </th>
            <td className={table.number}>{formatCount(tasks)}</td>
            <td className={table.number}>{formatCount(measured)}</td>
            <td>
              <PageLink
                href={`/boards/${encodeURIComponent(suite.id)}/${encodeURIComponent(cycle)}`}
              >
                Board<span className="visually-hidden"> of {formatDigest(cycle)}</span>
              </PageLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
