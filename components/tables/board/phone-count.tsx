import styles from "./board-table.module.css";

/** The count beside the interval on a narrow screen, where the rate's own line has no room. */
export function PhoneCount({ passed, tasks }: { passed: number; tasks: number }) {
  return (
    <span className={styles.onPhone}>
      {passed}/{tasks} ·{" "}
    </span>
  );
}
