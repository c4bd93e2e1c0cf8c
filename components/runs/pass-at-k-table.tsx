import type { Run } from "../../lib/contracts/run";
import { formatCountOf } from "../format/format-count";
import { formatPercent } from "../format/format-percent";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";

/** pass@k for every k of the run's protocol, or why there is no value. */
export function PassAtKTable({ run }: { run: Run }) {
  const entries = Object.entries(run.passAtK).sort(([a], [b]) => Number(a) - Number(b));
  if (entries.length === 0) return <p className="quiet">Not computed yet.</p>;
  if (run.sequentialAttempts === null && run.candidates === run.tasks && entries.length === 1) {
    return <p>One candidate a task, so pass@1 is the share of tasks passed.</p>;
  }
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>{wordMeaning(run)}</caption>
      <thead>
        <tr>
          <th scope="col">k</th>
          <th scope="col" className={table.number}>
            {run.sequentialAttempts === null ? "pass@k" : "Solved within k tries"}, %
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([k, value]) => (
          <tr key={k}>
            <th scope="row">{k}</th>
            <td className={table.number}>
              {value === null ? wordNoValue(run, k) : formatPercent(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function wordMeaning({ sequentialAttempts: attempts, measured, tasks }: Run): string {
  if (attempts !== null) {
    return `Tries at a task ended with its first success, after ${formatCountOf(attempts, "try", "tries")} at most: the share of ${formatCountOf(tasks, "task")} solved within k tries. It is no pass@k of independent candidates and is compared with none.`;
  }
  const drawn = measured === "here" ? "candidates" : "trials";
  return `The chance that at least one of k drawn ${drawn} passes, averaged over ${formatCountOf(tasks, "task")} by the unbiased estimator.`;
}

function wordNoValue({ sequentialAttempts: attempts }: Run, k: string): string {
  if (attempts === null) return `undefined: a task has fewer than ${k}`;
  return Number(k) > attempts
    ? `undefined: ${formatCountOf(attempts, "try was", "tries were")} allowed`
    : "undefined: an unsolved task has fewer tries";
}
