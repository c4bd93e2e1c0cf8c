import type { TaskAppearance } from "../../lib/contracts/task";
import { cycleAddress } from "../boards/board-address";
import { formatPercent } from "../format/format-percent";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { PageLink } from "../ui/page-link";

interface AppearanceTableProps {
  suite: string;
  appearances: readonly TaskAppearance[];
}

/** Every cycle that the task was met in, and how many solved it then. */
export function AppearanceTable({ suite, appearances }: AppearanceTableProps) {
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>Solved by, cycle by cycle; other models may have been there</caption>
      <thead>
        <tr>
          <th scope="col">Cycle</th>
          <th scope="col" className={table.number}>
            Solved by
          </th>
          <th scope="col" className={table.number}>
            %
          </th>
        </tr>
      </thead>
      <tbody>
        {appearances.map(({ cycle, revision, models, solvedBy }) => (
          <tr key={`${cycle} ${revision}`}>
            <th scope="row">
              <PageLink href={cycleAddress(suite, cycle)}>{cycle}</PageLink>
            </th>
            <td className={table.number}>
              {solvedBy}/{models}
            </td>
            <td className={table.number}>
              {models === 0 ? "–" : formatPercent(solvedBy / models)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
