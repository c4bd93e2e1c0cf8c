import { formatCount } from "../format/format-count";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";

export interface PowerRow {
  /** In points. */
  gap: number;
  /** Tasks, for one pair and for every pair of the board. */
  onePair: number;
  allPairs: number;
}

interface PowerTableProps {
  rows: readonly PowerRow[];
  pairs: number;
  /** Rows that so many tasks are enough for are said to be. */
  tasks: number;
}

/** The tasks that each gap takes. */
export function PowerTable({ rows, pairs, tasks }: PowerTableProps) {
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        Tasks that find a gap in 80% of cases, two-sided at 5%; + marks what {formatCount(tasks)}{" "}
        tasks find
      </caption>
      <thead>
        <tr>
          <th scope="col">Gap in points</th>
          <th scope="col" className={table.number}>
            One pair
          </th>
          {pairs > 1 ? (
            <th scope="col" className={table.number}>
              Among {formatCount(pairs)} pairs
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ gap, onePair, allPairs }) => (
          <tr key={gap}>
            <th scope="row">{gap}</th>
            <td className={table.number}>{wordTasks(onePair, tasks)}</td>
            {pairs > 1 ? <td className={table.number}>{wordTasks(allPairs, tasks)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function wordTasks(needed: number, tasks: number): string {
  return `${formatCount(needed)}${needed <= tasks ? " +" : ""}`;
}
