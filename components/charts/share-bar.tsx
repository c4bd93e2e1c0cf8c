import styles from "./share-bar.module.css";

/** A share as a bar. Decoration: count and denominator stand beside it. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const share = whole > 0 ? Math.min(1, part / whole) : 0;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.track} width="100%" height="8" />
      <rect className={styles.share} width={`${share * 100}%`} height="8" />
    </svg>
  );
}
