import styles from "./board-table.module.css";

/** The count beside the interval on a narrow screen, where the rate's own line has no room. */
export function PhoneCount(props: { passed: number; tasks: number; several: boolean }) {
  return (
    <span className={styles.onPhone}>
      {props.passed}/{props.tasks}
      {props.several ? (
        <abbr title="The count is of candidate 0: see below the table">†</abbr>
      ) : null}{" "}
      ·{" "}
    </span>
  );
}
