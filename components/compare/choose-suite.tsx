import type { SuiteSummary } from "../../lib/contracts/board";
import { formatCount, formatCountOf } from "../format/format-count";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import styles from "./choose-models.module.css";

/** The boards that have two or more to compare, to choose one from. */
export function ChooseSuite({ boards }: { boards: readonly SuiteSummary[] }) {
  const comparable = boards
    .filter(({ rankedModels }) => rankedModels > 1)
    .sort((a, b) => b.rankedModels - a.rankedModels);
  return (
    <>
      <h1>Compare up to four on the same tasks.</h1>
      <p className="lede">
        Two overlapping intervals decide nothing, and neither do two that are apart by a hair. What
        decides is the tasks that only one of the two solved. Choose a board first.
      </p>
      {comparable.length === 0 ? (
        <p>No board has two ranked models yet.</p>
      ) : (
        <table className={classNames(table.table, table.narrow, styles.boards)}>
          <caption>Boards with two or more ranked</caption>
          <thead>
            <tr>
              <th scope="col">Board</th>
              <th scope="col" className={table.number}>
                To compare
              </th>
              <th scope="col" className={table.number}>
                Tasks
              </th>
            </tr>
          </thead>
          <tbody>
            {comparable.map((board) => (
              <tr key={board.id}>
                <th scope="row">
                  <PageLink href={`/compare?suite=${encodeURIComponent(board.id)}`}>
                    <ForeignText text={board.title} longest={120} />
                  </PageLink>
                </th>
                <td className={table.number}>
                  {formatCountOf(board.rankedModels, board.compared)}
                </td>
                <td className={table.number}>{formatCount(board.tasks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
