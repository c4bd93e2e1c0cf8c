import type { ReactNode } from "react";
import styles from "./compare-frame.module.css";

/** Gives everything in it the hues of a comparison. */
export function CompareFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
