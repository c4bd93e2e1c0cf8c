import type { Run, RunCandidate } from "../../lib/contracts/run";
import { binValues } from "../charts/bin-values";
import { HistogramPanel } from "../charts/histogram-panel";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatDuration } from "../format/format-duration";
import { formatPercent } from "../format/format-percent";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { type Fact, FactLine } from "../ui/fact-line";

interface ExecutionSectionProps {
  run: Run;
  candidates: readonly RunCandidate[];
}

/** How long candidates ran, how many hit a limit, and the tokens they cost where stated. */
export function ExecutionSection({ run, candidates }: ExecutionSectionProps) {
  const times = candidates.flatMap(({ cpuMs }) => (cpuMs === null ? [] : [cpuMs]));
  const bins = binValues(times);
  const bars = bins.map((bin) => ({ label: wordBin(bin), count: bin.count }));
  return (
    <>
      <FactLine facts={listExecutionFacts(run)} />
      {bars.length > 0 ? (
        <>
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
      ) : (
        <p className="quiet">No candidate has been executed.</p>
      )}
    </>
  );
}

function wordBin({ from, to }: { from: number; to: number }): string {
  return to === from + 1 ? formatCount(from) : `${formatCount(from)}–${formatCount(to - 1)}`;
}

function listExecutionFacts(run: Run): Fact[] {
  const { timeouts, executions } = run.timeoutRate;
  const facts: Fact[] = [];
  if (run.executionMs) {
    const of = `of ${formatCountOf(run.executionMs.executions, "execution")}`;
    facts.push(
      { term: "Wall time, median", value: `${formatDuration(run.executionMs.median)} ${of}` },
      { term: "Wall time, p95", value: `${formatDuration(run.executionMs.p95)} ${of}` },
    );
  }
  const share = executions > 0 ? ` (${formatPercent(timeouts / executions)}%)` : "";
  facts.push({
    term: "Timeouts",
    value: `${formatCount(timeouts)} of ${formatCountOf(executions, "execution")}${share}`,
    title: "Executions ended by the CPU limit or the wall-clock backstop",
  });
  if (run.tokens) {
    const { prompt, completion, candidates } = run.tokens;
    facts.push({
      term: "Tokens",
      value: `${formatCount(prompt)} in, ${formatCount(completion)} out, stated for ${formatCountOf(candidates, "candidate")}`,
    });
  } else {
    facts.push({ term: "Tokens", value: "not stated" });
  }
  return facts;
}
