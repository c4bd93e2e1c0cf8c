import styles from "./name-list.module.css";
import { TaskLink } from "./task-link";

/** Tasks that nothing is known of but their names. */
export function NameList({ suite, names }: { suite: string; names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>
          <TaskLink id={name} suite={suite} longest={80} />
        </li>
      ))}
    </ul>
  );
}
