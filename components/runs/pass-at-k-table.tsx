import type { Run } from "../../lib/contracts/run";
import { formatPercent } from "../format/format-percent";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";

/** pass@k for every k of the run's protocol, or why there is no value. */
export function PassAtKTable({ run }: { run: Run }) {
  const entries = Object.entries(run.passAtK).sort(([a], [b]) => Number(a) - Number(b));
  if (entries.length === 0) return <p className="quiet">Not computed yet.</p>;
  if (run.candidates === run.tasks && entries.length === 1) {
    return <p>One candidate a task, so pass@1 is the share of tasks passed.</p>;
  }
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        The chance that at least one of k drawn {run.measured === "here" ? "candidates" : "trials"}{" "}
        passes, averaged over {run.tasks} tasks by the unbiased estimator.
      </caption>
      <thead>
        <tr>
          <th scope="col">k</th>
          <th scope="col" className={table.number}>
            pass@k, %
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([k, value]) => (
          <tr key={k}>
            <th scope="row">{k}</th>
            <td className={table.number}>
              {value === null ? `undefined: a task has fewer than ${k}` : formatPercent(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
