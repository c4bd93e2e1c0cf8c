import type { Run } from "../../lib/contracts/run";
import { formatCount, formatCountOf } from "../format/format-count";
import { formatInterval } from "../format/format-interval";
import { formatLevel } from "../format/format-level";
import { formatPercent } from "../format/format-percent";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";

const plurals = { category: "categories", tier: "tiers", language: "languages" } as const;

interface AverageRow {
  name: string;
  over: string;
  rate: number;
  bounds: { low: number; high: number } | null;
}

/** The mean over tasks beside the means over slices; nothing where all tasks are of one kind. */
export function AverageTable({ run }: { run: Run }) {
  const { passRate, interval } = run;
  if (run.macroAverages.length === 0 || passRate === null || interval === null) return null;
  // Of so few tasks the bootstrap claims too much, and no other interval of a macro average is known.
  const isTrusted = interval.flags.length === 0;
  const rows: AverageRow[] = [
    {
      name: "Every task alike (micro)",
      over: formatCountOf(run.tasks, "task"),
      rate: passRate,
      bounds: interval.displayed,
    },
    ...run.macroAverages.map((macro) => ({
      name: `Every ${macro.dimension} alike (macro)`,
      over: `${formatCount(macro.slices)} ${plurals[macro.dimension]}`,
      rate: macro.rate,
      bounds: isTrusted ? macro.interval : null,
    })),
  ];
  return (
    <>
      <table className={classNames(table.table, table.narrow)}>
        <caption>
          What the rate would be if every slice counted the same, whatever its size, from the same
          resamples.{isTrusted ? "" : " With so few tasks a macro average has no interval."}
        </caption>
        <thead>
          <tr>
            <th scope="col">Average</th>
            <th scope="col">Over</th>
            <th scope="col" className={table.number}>
              %
            </th>
            <th scope="col" className={table.number}>
              {formatLevel(interval.level)} interval
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.over}</td>
              <td className={table.number}>{formatPercent(row.rate)}</td>
              <td className={table.number}>{row.bounds ? formatInterval(row.bounds) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isTrusted ? <StratifiedNote run={run} /> : null}
    </>
  );
}

/** A diagnostic in words: it is nobody's interval on a board. */
function StratifiedNote({ run: { stratifiedInterval } }: { run: Run }) {
  if (stratifiedInterval === null) return null;
  return (
    <p className="quiet">
      Diagnostic: with tasks exchanged only within their cell of tier, category and language (
      {formatCountOf(stratifiedInterval.cells, "cell")}, Rao–Wu), the interval of the rate would be{" "}
      <span className="nowrap">{formatInterval(stratifiedInterval)}</span>. The one above exchanges
      all tasks, which as a rule is wider.
    </p>
  );
}
