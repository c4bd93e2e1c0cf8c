import type { ReactNode } from "react";
import type { AxisScale } from "../intervals/axis-scale";
import { AxisTicks } from "../intervals/axis-ticks";
import styles from "./rate-table.module.css";

interface RateTableProps {
  scale: AxisScale;
  caption: string;
  nameHead: string;
  noteHead: string;
  children: ReactNode;
}

/** Rows of rates under one axis. */
export function RateTable({ scale, caption, nameHead, noteHead, children }: RateTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {nameHead}
          </th>
          <th scope="col" className={styles.plot}>
            <span className="visually-hidden">Interval, drawn</span>
            <AxisTicks scale={scale} />
          </th>
          <th scope="col" className={styles.rate}>
            Pass %
          </th>
          <th scope="col" className={styles.interval}>
            Interval
          </th>
          <th scope="col" className={styles.note}>
            {noteHead}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
