import type { Run, RunCandidate } from "../../lib/contracts/run";
import { binValues } from "../charts/bin-values";
import { HistogramPanel } from "../charts/histogram-panel";
import { formatCount, formatCountOf } from "../format/format-count";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { TimeTable } from "./time-table";

interface ExecutionSectionProps {
  run: Run;
  candidates: readonly RunCandidate[];
}

/** How long candidates ran, and how many hit a limit. */
export function ExecutionSection({ run, candidates }: ExecutionSectionProps) {
  const times = candidates.flatMap(({ cpuMs }) => (cpuMs === null ? [] : [cpuMs]));
  const bars = binValues(times).map((bin) => ({ label: wordBin(bin), count: bin.count }));
  if (bars.length === 0) return <p className="quiet">No candidate has been executed.</p>;
  return (
    <>
      <TimeTable run={run} />
      <h3>CPU time of {formatCountOf(times.length, "executed candidate")}</h3>
      <HistogramPanel bars={bars} />
      <details>
        <summary className="quiet">The same as a table</summary>
        <table className={classNames(table.table, table.narrow)}>
          <caption>CPU time in milliseconds; bins widen by 1, 2, 5.</caption>
          <thead>
            <tr>
              <th scope="col">CPU time, ms</th>
              <th scope="col" className={table.number}>
                Candidates
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td className={table.number}>{formatCount(bar.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function wordBin({ from, to }: { from: number; to: number }): string {
  return to === from + 1 ? formatCount(from) : `${formatCount(from)}–${formatCount(to - 1)}`;
}
