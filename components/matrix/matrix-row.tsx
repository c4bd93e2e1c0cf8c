"use client";

import { type KeyboardEvent, memo } from "react";
import { formatPercent } from "../format/format-percent";
import { toPlainText } from "../format/to-plain-text";
import { formatSeparation, markWords } from "../tasks/mark-words";
import { TaskLink } from "../tasks/task-link";
import { ForeignText } from "../ui/foreign-text";
import { cellWords } from "./cell-words";
import styles from "./matrix.module.css";
import type { MatrixSource } from "./matrix-source";
import { OutcomeStrip } from "./outcome-strip";
import { traceAddress } from "./trace-address";
import type { MatrixColumn, MatrixRow } from "./work-up-matrix";

interface TaskRowProps {
  row: MatrixRow;
  source: MatrixSource;
  columns: readonly MatrixColumn[];
  marked: number | null;
  cursor: number | null;
  isReached: boolean;
  /** Strips are drawn once the page's scripts run. */
  isDrawn: boolean;
  onLook(place: number, column: number | null): void;
  onMark(column: number): void;
  onMove(event: KeyboardEvent): void;
  onOpen(): void;
}

/** One task: its name, who solved it in counts, how well it separates, and what each model made of it. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { row, source, columns, marked, isDrawn } = props;
  const { task, rating, place } = row;
  const { solvedBy, models, solveRate, separation, mark } = rating;
  return (
    <tr>
      <th scope="row" className={styles.task}>
        {source.tasksNamed ? (
          <TaskLink
            id={task.taskId}
            suite={source.suite}
            revision={source.revision}
            longest={120}
          />
        ) : (
          <ForeignText text={task.taskId} longest={120} />
        )}
        {mark === null ? null : (
          <span className={styles.mark}> {markWords[mark].split(":")[0]}</span>
        )}
      </th>
      <td className={styles.number}>
        <b>{solveRate === null ? "–" : formatPercent(solveRate)}</b>{" "}
        <span className={styles.count}>
          {solvedBy}/{models}
        </span>
      </td>
      <td className={styles.separation}>
        {separation === null ? "–" : formatSeparation(separation)}
      </td>
      <td className={styles.outcomes}>
        {isDrawn ? (
          <OutcomeStrip
            label={`Outcomes of ${toPlainText(task.taskId, 120)}: solved by ${solvedBy} of ${models}`}
            place={place}
            columns={columns}
            marked={marked}
            cursor={props.cursor}
            isReached={props.isReached}
            onLook={(column) => props.onLook(place, column)}
            onMark={props.onMark}
            onMove={props.onMove}
            onOpen={props.onOpen}
          />
        ) : null}
      </td>
      {marked === null ? null : <MarkedCell source={source} column={columns[marked]} row={row} />}
    </tr>
  );
});

interface MarkedCellProps {
  source: MatrixSource;
  column: MatrixColumn | undefined;
  row: MatrixRow;
}

function MarkedCell({ source, column, row }: MarkedCellProps) {
  const kind = column?.cells[row.place] ?? "unknown";
  const address =
    column === undefined || kind === "unknown"
      ? null
      : traceAddress(source, { task: row.task.taskId, model: column.slug });
  return (
    <td className={styles.words}>
      {address === null ? (
        cellWords[kind]
      ) : (
        <a href={address} rel="nofollow">
          {cellWords[kind]}
        </a>
      )}
    </td>
  );
}
