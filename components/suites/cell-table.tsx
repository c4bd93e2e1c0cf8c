import type { SuiteDetail } from "../../lib/contracts/suite";
import type { Language } from "../../lib/core/vocabulary";
import { formatCount } from "../format/format-count";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";

const languageWords: Record<Language, string> = {
  python: "Python",
  javascript: "JavaScript",
  java: "Java",
  typescript: "TypeScript",
};

type Cells = SuiteDetail["cells"];

/** How many tasks lie in each cell: category and tier down, language across. */
export function CellTable({ cells }: { cells: Cells }) {
  if (cells.every(({ tier, category, language }) => !tier && !category && !language)) {
    return <p>Of its tasks, neither tier nor category nor language is stated.</p>;
  }
  const columns = [...new Set(cells.map(({ language }) => language))];
  const rows = [...Map.groupBy(cells, wordRow)];
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>
        A slice with fewer than 30 tasks is counted on the board, not ranked: its interval would
        span most of the axis.
      </caption>
      <thead>
        <tr>
          <th scope="col">Category and tier</th>
          {columns.map((language) => (
            <th key={language} scope="col" className={table.number}>
              {language === null ? "Language not stated" : languageWords[language]}
            </th>
          ))}
          {columns.length > 1 ? (
            <th scope="col" className={table.number}>
              All
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, own]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((language) => (
              <td key={language} className={table.number}>
                {formatCount(countTasks(own.filter((cell) => cell.language === language)))}
              </td>
            ))}
            {columns.length > 1 ? (
              <td className={table.number}>{formatCount(countTasks(own))}</td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function wordRow({ tier, category }: Cells[number]): string {
  const words = category?.replaceAll("-", " ") ?? "category not stated";
  return tier === null ? words : `${words}, tier ${tier}`;
}

function countTasks(cells: Cells): number {
  return cells.reduce((sum, { tasks }) => sum + tasks, 0);
}
