import type { Slice } from "../../lib/contracts/board";
import { formatCount } from "../format/format-count";
import { formatPercent } from "../format/format-percent";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";

/** Below this many tasks a percentage would say more than the data: the count stands alone. */
const fewestForRate = 30;

/** Counts by category, tier and language. */
export function SliceTable({ slices }: { slices: readonly Slice[] }) {
  if (slices.length === 0) return <p className="quiet">No slices.</p>;
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        Tasks passed by candidate 0. A slice with fewer than {fewestForRate} tasks is counted, not
        rated.
      </caption>
      <thead>
        <tr>
          <th scope="col">Dimension</th>
          <th scope="col">Slice</th>
          <th scope="col" className={table.number}>
            Passed
          </th>
          <th scope="col" className={table.number}>
            %
          </th>
        </tr>
      </thead>
      <tbody>
        {slices.map((slice) => (
          <tr key={`${slice.dimension} ${slice.value}`}>
            <td>{slice.dimension}</td>
            <th scope="row">{slice.value.replaceAll("-", " ")}</th>
            <td className={table.number}>
              {slice.passed === null ? "–" : formatCount(slice.passed)}
              <span className={table.sub}>/{formatCount(slice.tasks)}</span>
            </td>
            <td className={table.number}>
              {slice.passed !== null && slice.tasks >= fewestForRate
                ? formatPercent(slice.passed / slice.tasks)
                : "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
