"use client";

import type { ComparedTask } from "../../lib/contracts/comparison";
import { TaskLink } from "../tasks/task-link";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import styles from "./task-table.module.css";
import { taskWords } from "./task-words";

interface TaskTableProps {
  tasks: readonly ComparedTask[];
  /** Null where tasks are only numbered, and have no pages. */
  suite: string | null;
}

/**
 * The tasks of the squares in their order: which of the two solved each, and how often. The browser makes the rows
 * from the figures, which are a fifth of what ready rows weigh in a page's data.
 */
export function TaskTable({ tasks, suite }: TaskTableProps) {
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
              {suite === null ? (
                <ForeignText text={taskId} longest={120} />
              ) : (
                <TaskLink id={taskId} suite={suite} />
              )}
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
