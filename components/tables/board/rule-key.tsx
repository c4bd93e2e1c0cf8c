import styles from "./board-table.module.css";

interface RuleKeyProps {
  /** What another order than that of ranks sorts by; null in the order of ranks. */
  sortedBy: string | null;
}

/** What the lines between rows mean; where another order is chosen, why there are none. */
export function RuleKey({ sortedBy }: RuleKeyProps) {
  return sortedBy === null ? (
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
    <p className={styles.key}>Sorted by {sortedBy}: lines are drawn in rank order only.</p>
  );
}
