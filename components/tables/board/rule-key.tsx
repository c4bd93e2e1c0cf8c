import styles from "./board-table.module.css";

/** What the lines between rows mean; gone with them where another order is chosen. */
export function RuleKey({ hasRules }: { hasRules: boolean }) {
  return hasRules ? (
    <ul className={styles.key} aria-label="Lines between rows">
      <li>
        <span className={styles.solid} aria-hidden="true" />
        separated after correction
      </li>
      <li>
        <span className={styles.dashed} aria-hidden="true" />
        leans, not after correction
      </li>
      <li>no line: within noise</li>
    </ul>
  ) : (
    <p className={styles.key}>Lines between rows are drawn in the order of ranks alone.</p>
  );
}
