import type { Run } from "../../lib/contracts/run";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatDuration } from "../format/format-duration";
import { formatPercent } from "../format/format-percent";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";

/** Median and tail of the times, and the share of executions that a time limit ended. */
export function TimeTable({ run }: { run: Run }) {
  const { timeouts, executions } = run.timeoutRate;
  const rows = [
    { name: "CPU time", times: run.cpuMs },
    { name: "Wall time", times: run.executionMs },
  ];
  return (
    <>
      <p>
        {timeouts === 0
          ? `No time limit ended any of ${formatCountOf(executions, "execution")}.`
          : `A time limit ended ${formatCount(timeouts)} of ${formatCountOf(executions, "execution")} (${formatPercent(timeouts / executions)}%).`}
      </p>
      <table className={classNames(table.table, table.narrow)}>
        <caption>
          Time-outs are counted too, in CPU time at the limit that ended them. p95 is the 95th
          percentile, interpolated (type 7).
        </caption>
        <thead>
          <tr>
            <th scope="col">Of one execution</th>
            <th scope="col" className={table.number}>
              Median
            </th>
            <th scope="col" className={table.number}>
              p95
            </th>
            <th scope="col" className={table.number}>
              Executions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, times }) =>
            times === null ? null : (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={table.number}>{formatDuration(Math.round(times.median))}</td>
                <td className={table.number}>{formatDuration(Math.round(times.p95))}</td>
                <td className={table.number}>{formatCount(times.executions)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </>
  );
}
