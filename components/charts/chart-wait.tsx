import styles from "./chart-wait.module.css";

/** Holds a chart's place while its code is on the way: the axes that it will have, and nothing that moves. */
export function ChartWait() {
  return <div className={styles.wait} />;
}
