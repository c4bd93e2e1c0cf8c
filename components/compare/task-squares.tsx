import type { ComparedTask, Comparison } from "../../lib/contracts/comparison";
import { taskComparisons } from "../../lib/core/comparison/compare-tasks";
import { mayNameTasks } from "../../lib/core/outcomes/may-name-tasks";
import { formatCount, formatCountOf } from "../format/format-count";
import { Section } from "../ui/section";
import { SquareField } from "./square-field";
import styles from "./task-squares.module.css";
import { TaskTable } from "./task-table";
import { countTasks, taskWords } from "./task-words";

/** One of the two did better without solving all while the other solved none. */
function isByDegree({ outcome }: ComparedTask): boolean {
  return outcome === "more-a" || outcome === "more-b";
}

interface TaskSquaresProps {
  tasks: readonly ComparedTask[];
  suite: Comparison["suite"];
}

/** Every task once, as a square, with the same as counts and, folded, as a table. */
export function TaskSquares({ tasks, suite }: TaskSquaresProps) {
  const ordered = taskComparisons.flatMap((outcome) =>
    tasks.filter((task) => task.outcome === outcome),
  );
  const counts = countTasks(tasks);
  const summary = counts.map(({ outcome, count }) => `${taskWords[outcome]} ${count}`).join(", ");
  return (
    <Section id="tasks" title="Every task, once">
      <p className="quiet">
        One square a task. What both solved and what neither solved says nothing about which is
        better; only the coloured squares do.
        {tasks.some(isByDegree)
          ? " A task was tried several times: “more often” means that a larger share of the tries of the one passed than of the other’s."
          : null}
      </p>
      <SquareField
        label={`Tasks solved: ${summary}`}
        // The same list as the table's, so that it goes out once.
        tasks={ordered}
        suite={mayNameTasks(suite) ? suite.id : null}
      />
      <ul className={styles.key}>
        {counts.map(({ outcome, count }) => (
          <li key={outcome}>
            <i className={styles.square} data-outcome={outcome} /> {taskWords[outcome]}{" "}
            <b>{formatCount(count)}</b>
          </li>
        ))}
      </ul>
      <details className={styles.twin}>
        <summary>The same {formatCountOf(tasks.length, "task")} as a table</summary>
        <TaskTable tasks={ordered} suite={mayNameTasks(suite) ? suite.id : null} />
      </details>
    </Section>
  );
}
