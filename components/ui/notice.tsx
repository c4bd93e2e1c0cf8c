import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** Something the reader must know before reading on. */
export function Notice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.notice} aria-label={label}>
      {children}
    </aside>
  );
}
