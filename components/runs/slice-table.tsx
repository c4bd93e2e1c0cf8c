import type { Slice } from "../../lib/contracts/board";
import { formatCount } from "../format/format-count";
import { formatPercent } from "../format/format-percent";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";

/** Below this many tasks a percentage would say more than the data: the count stands alone. */
const fewestForRate = 30;

interface SliceTableProps {
  slices: readonly Slice[];
  /** False for a run that lacks verdicts: what is missing is no failure, so there is no percentage. */
  isComplete: boolean;
}

/** Counts by category, tier and language. */
export function SliceTable({ slices, isComplete }: SliceTableProps) {
  const telling = slices.filter((slice) => isTelling(slice, slices));
  if (telling.length === 0) return <p>{wordUniform(slices)}</p>;
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        Tasks passed by candidate 0. A slice with fewer than {fewestForRate} tasks is counted, not
        rated.{isComplete ? "" : " Verdicts are missing, so no slice is rated."}
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
        {telling.map((slice) => (
          <tr key={`${slice.dimension} ${slice.value}`}>
            <td>{slice.dimension}</td>
            <th scope="row">{slice.value.replaceAll("-", " ")}</th>
            <td className={table.number}>
              {slice.passed === null ? "–" : formatCount(slice.passed)}
              <span className={table.sub}>/{formatCount(slice.tasks)}</span>
            </td>
            <td className={table.number}>
              {isComplete && slice.passed !== null && slice.tasks >= fewestForRate
                ? formatPercent(slice.passed / slice.tasks)
                : "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A dimension with one value repeats the whole. */
function isTelling(slice: Slice, slices: readonly Slice[]): boolean {
  return slices.filter(({ dimension }) => dimension === slice.dimension).length > 1;
}

function wordUniform(slices: readonly Slice[]): string {
  if (slices.length === 0) return "Nothing is known of the kinds of task.";
  const kinds = slices.map(({ dimension, value }) =>
    dimension === "tier" ? `tier ${value}` : value.replaceAll("-", " "),
  );
  return `All tasks are of one kind (${kinds.join(", ")}), so no slice differs from the whole.`;
}
