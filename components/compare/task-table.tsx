import type { ComparedTask } from "../../lib/contracts/comparison";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import styles from "./task-table.module.css";
import { taskWords } from "./task-words";

/** The tasks of the squares in their order: which of the two solved each, and how often. */
export function TaskTable({ tasks }: { tasks: readonly ComparedTask[] }) {
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption className="visually-hidden">Every task, and who solved it</caption>
      <thead>
        <tr>
          <th scope="col">Task</th>
          <th scope="col">Solved by</th>
          <th scope="col" className={table.number}>
            A
          </th>
          <th scope="col" className={table.number}>
            B
          </th>
        </tr>
      </thead>
      <tbody>
        {tasks.map(({ taskId, outcome, a, b }) => (
          <tr key={taskId}>
            <th scope="row" className={styles.task}>
              <ForeignText text={taskId} longest={120} />
            </th>
            <td>{taskWords[outcome]}</td>
            <td className={table.number}>
              {a.passed}/{a.candidates}
            </td>
            <td className={table.number}>
              {b.passed}/{b.candidates}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
