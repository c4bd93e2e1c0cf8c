import { formatBytes } from "../../../components/format/format-bytes";
import { formatCount } from "../../../components/format/format-count";
import { formatDuration } from "../../../components/format/format-duration";
import { classNames } from "../../../components/ui/class-names";
import table from "../../../components/ui/data-table.module.css";
import { defaultLimits } from "../../../lib/core/suite/default-limits";

/** The limits as the code has them, so that this page can't drift away from what is enforced. */
export function LimitTable() {
  const limits: [string, string][] = [
    ["CPU time, for loading and for each test", formatDuration(defaultLimits.cpuMsPerTest)],
    ["CPU time, for the whole candidate", formatDuration(defaultLimits.cpuMsTotal)],
    [
      "Wall time, for loading and for each test (backstop)",
      formatDuration(defaultLimits.wallMsPerTest),
    ],
    ["Memory and scratch files together", formatBytes(defaultLimits.memoryBytes)],
    ["Scratch files", formatBytes(defaultLimits.scratchBytes)],
    ["Largest file", formatBytes(defaultLimits.fileBytes)],
    ["Processes and threads", formatCount(defaultLimits.processes)],
    ["Printed output", formatBytes(defaultLimits.outputBytes)],
    ["One result", formatBytes(defaultLimits.frameBytes)],
    ["Open files", formatCount(defaultLimits.openFiles)],
  ];
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>Limits of a suite that states no others; a run’s manifest has its own.</caption>
      <thead>
        <tr>
          <th scope="col">Limit</th>
          <th scope="col" className={table.number}>
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {limits.map(([limit, value]) => (
          <tr key={limit}>
            <th scope="row">{limit}</th>
            <td className={table.number}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
