import type { AxisScale } from "../../intervals/axis-scale";
import { AxisTicks } from "../../intervals/axis-ticks";
import styles from "./board-table.module.css";
import type { BoardColumn } from "./columns";
import { SortHeader, type SortState } from "./sort-header";

const titles: Record<string, string> = {
  rank: "Ranks that the paired tests leave open after correction, best to worst",
  name: "Sort by name",
  rate: "Pass rate in per cent, with passed tasks of all tasks",
  interval: "Bounds of the interval in per cent",
  next: "Paired test against the row below it in the order of ranks, corrected over all pairs",
};

const classes: Record<string, string> = {
  rank: "rank",
  name: "model",
  rate: "rate",
  interval: "interval",
  next: "next",
};

interface HeadCellsProps {
  column: BoardColumn;
  label: string;
  sorted: SortState;
  onSort: () => void;
  scale: AxisScale;
}

/** The head of one column. The axis has a column of its own, right after the names. */
export function HeadCells({ column, label, sorted, onSort, scale }: HeadCellsProps) {
  const { id, title: own, value } = column;
  const title = own ?? titles[id] ?? `Chance in per cent that one of ${label.slice(5)} passes`;
  const className = styles[own === null ? (classes[id] ?? "passAtK") : "extra"];
  return (
    <>
      {value === null ? (
        <th scope="col" className={className} title={title}>
          {label}
        </th>
      ) : (
        <SortHeader
          label={label}
          title={title}
          sorted={sorted}
          onSort={onSort}
          className={className}
        />
      )}
      {id === "name" ? (
        <th scope="col" className={styles.plot}>
          <span className="visually-hidden">Interval, drawn</span>
          <AxisTicks scale={scale} />
        </th>
      ) : null}
    </>
  );
}
