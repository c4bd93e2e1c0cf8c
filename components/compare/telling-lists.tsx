import Link from "next/link";
import type { Comparison, TellingTask } from "../../lib/contracts/comparison";
import { formatCount } from "../format/format-count";
import { ForeignText } from "../ui/foreign-text";
import { type Side, SideBadge } from "./side-badge";
import styles from "./telling-lists.module.css";

/** The tasks that speak for A and those that speak for B, each with both traces where there are any. */
export function TellingLists({ comparison }: { comparison: Comparison }) {
  const { onlyA, onlyB, paired, a, b } = comparison;
  if (paired === null) return null;
  const isByDegree = paired.test.onlyA === null;
  return (
    <section id="telling" className={styles.lists}>
      <TaskList side="a" tasks={onlyA} isByDegree={isByDegree} />
      <TaskList side="b" tasks={onlyB} isByDegree={isByDegree} />
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
}

function TaskList({ side, tasks, isByDegree }: TaskListProps) {
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
              <TaskLink task={task} />
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

function TaskLink({ task }: { task: TellingTask }) {
  const name = <ForeignText text={task.taskId} longest={120} />;
  if (task.traceA === null || task.traceB === null) return name;
  return (
    <Link href={`/compare/traces?a=${task.traceA}&b=${task.traceB}`} prefetch={false}>
      {name}
    </Link>
  );
}
