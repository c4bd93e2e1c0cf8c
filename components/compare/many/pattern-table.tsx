import type { ManyComparison } from "../../../lib/contracts/many-comparison";
import { mayNameTasks } from "../../../lib/core/outcomes/may-name-tasks";
import { ShareBar } from "../../charts/share-bar";
import { formatCount, formatCountOf } from "../../format/format-count";
import { TaskLink } from "../../tasks/task-link";
import { Section } from "../../ui/section";
import { SideBadge, sides } from "../side-badge";
import { listPatterns, type SolvedPattern } from "./list-patterns";
import styles from "./pattern-table.module.css";

/** Fewer tasks than this are worth naming: the rest is a list nobody reads. */
const mostNamed = 40;

/** Every task once, by who of those shown solved it. */
export function PatternSection({ comparison }: { comparison: ManyComparison }) {
  const { tasks, models } = comparison;
  const patterns = listPatterns(tasks);
  if (tasks.length === 0 || patterns === null) return null;
  const most = Math.max(...patterns.map(({ taskIds }) => taskIds.length));
  return (
    <Section id="tasks" title="Every task, once">
      <p className="quiet">
        {formatCountOf(tasks.length, "task")} by who solved them. What all solved and what none
        solved tells no two of them apart.
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">Tasks by which of the models solved them</caption>
        <thead>
          <tr>
            {models.map(({ model }, place) => (
              <th key={model.slug} scope="col">
                <SideBadge side={sides[place] ?? "a"} />
              </th>
            ))}
            <th scope="col" className={styles.count}>
              Tasks
            </th>
            <td className={styles.bar} />
          </tr>
        </thead>
        <tbody>
          {patterns.map((pattern) => (
            <PatternRow
              key={pattern.solved.join()}
              pattern={pattern}
              most={most}
              comparison={comparison}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface PatternRowProps {
  pattern: SolvedPattern;
  most: number;
  comparison: ManyComparison;
}

function PatternRow({ pattern, most, comparison }: PatternRowProps) {
  const { solved, taskIds } = pattern;
  const isTelling = solved.includes(true) && solved.includes(false);
  return (
    <tr>
      {comparison.models.map(({ model }, place) => (
        <td key={model.slug}>
          <i className={styles.square} data-side={sides[place]} data-solved={solved[place]} />
          <span className="visually-hidden">{solved[place] ? "solved" : "not"}</span>
        </td>
      ))}
      <td className={styles.count}>{formatCount(taskIds.length)}</td>
      <td className={styles.bar}>
        {isTelling && taskIds.length <= mostNamed ? (
          <details>
            <summary className={styles.summary}>
              <ShareBar part={taskIds.length} whole={most} />
              <span>which</span>
            </summary>
            {taskIds.map((taskId) => (
              <span key={taskId} className={styles.task}>
                {mayNameTasks(comparison.suite) ? (
                  <TaskLink id={taskId} suite={comparison.suite.id} longest={60} />
                ) : (
                  taskId
                )}
              </span>
            ))}
          </details>
        ) : (
          <ShareBar part={taskIds.length} whole={most} />
        )}
      </td>
    </tr>
  );
}
