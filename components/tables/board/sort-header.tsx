import type { ReactNode } from "react";
import styles from "./board-table.module.css";

export type SortState = "asc" | "desc" | false;

interface SortHeaderProps {
  label: string;
  /** Explains the column to readers who ask. */
  title: string;
  sorted: SortState;
  className?: string | undefined;
  onSort: () => void;
  children?: ReactNode;
}

const ariaSort = { asc: "ascending", desc: "descending" } as const;

/** A column header whose button sorts; the state is announced and shown by an arrow. */
export function SortHeader(props: SortHeaderProps) {
  const { label, title, sorted, className, onSort, children } = props;
  return (
    <th scope="col" className={className} aria-sort={sorted ? ariaSort[sorted] : "none"}>
      {children}
      <button type="button" className={styles.sort} title={title} onClick={onSort}>
        {label}
        <span className={styles.arrow} aria-hidden="true">
          {sorted === "asc" ? "↑" : sorted === "desc" ? "↓" : ""}
        </span>
      </button>
    </th>
  );
}
