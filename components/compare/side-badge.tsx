import styles from "./side-badge.module.css";

/** The places of a comparison, by the letters that stand for them. */
export const sides = ["a", "b", "c", "d"] as const;
export type Side = (typeof sides)[number];

/** The mark of one of those compared, each in its own hue: A and C are filled, B and D outlined. */
export function SideBadge({ side }: { side: Side }) {
  return <span className={styles[side]}>{side.toUpperCase()}</span>;
}
