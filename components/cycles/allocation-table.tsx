import type { CycleEntry } from "../../lib/contracts/cycle";
import { poolLanguages } from "../../lib/core/suite/task-cells";
import { taskCategories, tiers } from "../../lib/core/vocabulary";
import { formatCount } from "../format/format-count";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";

const languageWords = { python: "Python", javascript: "JavaScript", java: "Java" } as const;

/** How many tasks each cell gives; where the pool was short, what was planned stands behind a slash. */
export function AllocationTable({ allocation }: Pick<CycleEntry, "allocation">) {
  const planned = countByCell(allocation.planned);
  const actual = countByCell(allocation.actual);
  const rows = tiers.flatMap((tier) => taskCategories.map((category) => ({ tier, category })));
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>{wordShortCells(allocation)}</caption>
      <thead>
        <tr>
          <th scope="col">Tier and category</th>
          {poolLanguages.map((language) => (
            <th key={language} scope="col" className={table.number}>
              {languageWords[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ tier, category }) => (
          <tr key={`${tier} ${category}`}>
            <th scope="row">
              {tier} · {category.replaceAll("-", " ")}
            </th>
            {poolLanguages.map((language) => {
              const cell = `${tier}/${category}/${language}`;
              const [drawn, wanted] = [actual.get(cell) ?? 0, planned.get(cell) ?? 0];
              return (
                <td key={language} className={table.number}>
                  {formatCount(drawn)}
                  {drawn === wanted ? null : (
                    <span className={table.sub}>/{formatCount(wanted)}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function countByCell(cells: CycleEntry["allocation"]["planned"]): Map<string, number> {
  return new Map(cells.map(({ cell, tasks }) => [cell, tasks]));
}

function wordShortCells({ planned, actual }: CycleEntry["allocation"]): string {
  const drawn = countByCell(actual);
  const missing = planned.reduce(
    (sum, { cell, tasks }) => sum + Math.max(0, tasks - (drawn.get(cell) ?? 0)),
    0,
  );
  return missing === 0
    ? "Tasks by cell: every cell gives what was planned."
    : `Tasks by cell. The pool was short of ${formatCount(missing)}, which other cells of the same tier give: what was planned stands behind a slash where it differs.`;
}
