import type { ReactNode } from "react";
import styles from "./chart-figure.module.css";

interface ChartFigureProps {
  title: string;
  /** What the chart shows, in a sentence with its figures: it stands for the chart. */
  summary: ReactNode;
  /** A panel that draws itself once the page is readable, and is hidden from screen readers. */
  chart: ReactNode;
  /** The same figures as a table with a caption, complete without scripts. */
  table: ReactNode;
}

/** A chart with what stands for it: a sentence above and a table that unfolds below. */
export function ChartFigure({ title, summary, chart, table }: ChartFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>{title}</h3>
        <p className={styles.summary}>{summary}</p>
      </figcaption>
      <div className={styles.chart}>{chart}</div>
      <details className={styles.twin}>
        <summary>The same figures as a table</summary>
        {table}
      </details>
    </figure>
  );
}
