import styles from "./side-badge.module.css";

export type Side = "a" | "b";

/** The mark of one of the two: A is filled, B is outlined, each in its own hue. */
export function SideBadge({ side }: { side: Side }) {
  return <span className={styles[side]}>{side.toUpperCase()}</span>;
}
