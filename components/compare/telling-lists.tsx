import type { Comparison, TellingTask } from "../../lib/contracts/comparison";
import { mayNameTasks } from "../../lib/core/outcomes/may-name-tasks";
import { formatCount } from "../format/format-count";
import { TaskLink } from "../tasks/task-link";
import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { type Side, SideBadge } from "./side-badge";
import styles from "./telling-lists.module.css";

/** The tasks that speak for A and those that speak for B, each with both traces where there are any. */
export function TellingLists({ comparison }: { comparison: Comparison }) {
  const { onlyA, onlyB, paired, a, b, suite } = comparison;
  const named = mayNameTasks(suite) ? suite.id : null;
  if (paired === null) return null;
  const isByDegree = paired.test.onlyA === null;
  return (
    <section id="telling" className={styles.lists}>
      <TaskList side="a" tasks={onlyA} isByDegree={isByDegree} suite={named} />
      <TaskList side="b" tasks={onlyB} isByDegree={isByDegree} suite={named} />
      {a.gradedHere && b.gradedHere ? null : (
        <p className={`quiet ${styles.note}`}>
          These outcomes were measured elsewhere: there are no traces here to put side by side.
        </p>
      )}
    </section>
  );
}

interface TaskListProps {
  side: Side;
  tasks: readonly TellingTask[];
  isByDegree: boolean;
  /** Null where tasks are only numbered, and have no pages. */
  suite: string | null;
}

function TaskList({ side, tasks, isByDegree, suite }: TaskListProps) {
  return (
    <div>
      <h2>
        {isByDegree ? null : "Only "}
        <SideBadge side={side} /> {isByDegree ? "did better" : "solved"} (
        {formatCount(tasks.length)})
      </h2>
      {tasks.length === 0 ? (
        <p className="quiet">None.</p>
      ) : (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <li key={task.taskId}>
              <TellingLink task={task} suite={suite} />
              {isByDegree ? (
                <span>
                  {task.a.passed}/{task.a.candidates} against {task.b.passed}/{task.b.candidates}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Leads to both traces; where there are none, to the page of the task. */
function TellingLink({ task, suite }: { task: TellingTask; suite: string | null }) {
  const { taskId, traceA, traceB } = task;
  const name = <ForeignText text={taskId} longest={120} />;
  if (traceA !== null && traceB !== null) {
    return <PageLink href={`/compare/traces?a=${traceA}&b=${traceB}`}>{name}</PageLink>;
  }
  return suite === null ? name : <TaskLink id={taskId} suite={suite} />;
}
