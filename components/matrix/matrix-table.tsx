"use client";

import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { formatPercent } from "../format/format-percent";
import { toPlainText } from "../format/to-plain-text";
import { taskAddress } from "../tasks/task-address";
import { classNames } from "../ui/class-names";
import { cellWords } from "./cell-words";
import styles from "./matrix.module.css";
import { type MatrixOrder, matrixOrders } from "./matrix-query";
import { TaskRow } from "./matrix-row";
import type { MatrixSource } from "./matrix-source";
import { moveCursor } from "./move-cursor";
import { traceAddress } from "./trace-address";
import type { MatrixColumn, MatrixRow } from "./work-up-matrix";

interface MatrixTableProps {
  source: MatrixSource;
  rows: readonly MatrixRow[];
  columns: readonly MatrixColumn[];
  order: MatrixOrder;
  marked: number | null;
  isDrawn: boolean;
  onMark(column: number): void;
}

/** Every task a row. A cursor goes over the drawn cells, and its cell is said in words above them. */
export function MatrixTable(props: MatrixTableProps) {
  const { source, rows, columns, order, marked, isDrawn, onMark } = props;
  const { cursor, bodyRef, onLook, onMove, onOpen } = useCursor(props);
  const reached = cursor?.place ?? rows[0]?.place;
  return (
    <>
      {isDrawn ? (
        <p className={styles.readout} role="status">
          {wordCell(cursor, props) ??
            "Point at a cell, or go to the outcomes with Tab and over them with the arrow keys."}
        </p>
      ) : null}
      <p className={classNames("quiet", styles.phoneNote)}>
        Beside each name: solved in per cent, by how many, and how well the task separates.
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">
          Tasks, {matrixOrders[order]}: who solved each, and how well it separates
        </caption>
        <MatrixHead
          compared={source.compared}
          order={order}
          markedName={marked === null ? null : columns[marked]?.name}
        />
        <tbody ref={bodyRef}>
          {rows.map((row) => (
            <TaskRow
              key={row.place}
              row={row}
              source={source}
              columns={columns}
              marked={marked}
              cursor={cursor?.place === row.place ? cursor.column : null}
              isReached={row.place === reached}
              isDrawn={isDrawn}
              onLook={onLook}
              onMark={onMark}
              onMove={onMove}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface Cursor {
  place: number;
  column: number;
}

/** Handlers stay the same while the reader looks around, so that only the rows looked at are drawn anew. */
function useCursor(props: MatrixTableProps) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const latest = useRef({ cursor, props });
  useEffect(() => {
    latest.current = { cursor, props };
  });
  const onLook = useCallback((place: number, looked: number | null) => {
    setCursor((was) => {
      const column = looked ?? was?.column ?? 0;
      return was?.place === place && was.column === column ? was : { place, column };
    });
  }, []);
  const onMove = useCallback((event: KeyboardEvent) => {
    const { cursor: from, props: shown } = latest.current;
    const to = moveCursor(event.key, from, shown.rows, shown.columns.length);
    if (to === null) return;
    event.preventDefault();
    setCursor(to);
    bodyRef.current?.querySelector<HTMLElement>(`[data-place="${to.place}"]`)?.focus();
  }, []);
  const onOpen = useCallback(() => {
    const { cursor: at, props: shown } = latest.current;
    const row = shown.rows.find(({ place }) => place === at?.place);
    const column = at === null ? undefined : shown.columns[at.column];
    if (row === undefined || column === undefined) return;
    const address = cellAddress(shown.source, { task: row.task.taskId, model: column.slug });
    if (address !== null) window.location.assign(address);
  }, []);
  return { cursor, bodyRef, onLook, onMove, onOpen };
}

/** The trace of a cell; where there are none, the page of its task. */
function cellAddress(source: MatrixSource, cell: { task: string; model: string }): string | null {
  const trace = traceAddress(source, cell);
  if (trace !== null || !source.tasksNamed) return trace;
  return taskAddress({ id: cell.task, suite: source.suite, revision: source.revision });
}

/** "HumanEval/3: passed by gpt-4 (87.2%, column 2 of 9)." */
function wordCell(cursor: Cursor | null, { rows, columns }: MatrixTableProps): string | null {
  const column = cursor === null ? undefined : columns[cursor.column];
  const row = rows.find(({ place }) => place === cursor?.place);
  if (cursor === null || column === undefined || row === undefined) return null;
  const kind = column.cells[cursor.place] ?? "unknown";
  const rate = column.rate === null ? "" : `${formatPercent(column.rate)}% of all, `;
  const apart = column.isCounted ? "" : "not ranked, ";
  return `${toPlainText(row.task.taskId, 120)}: ${cellWords[kind]}, ${toPlainText(column.name, 60)} (${apart}${rate}column ${cursor.column + 1} of ${columns.length})`;
}

interface MatrixHeadProps {
  compared: MatrixSource["compared"];
  order: MatrixOrder;
  /** Null: no model is marked. */
  markedName: string | null | undefined;
}

function MatrixHead({ compared, order, markedName }: MatrixHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" aria-sort={order === "name" ? "ascending" : undefined}>
          Task
        </th>
        <th
          scope="col"
          className={styles.number}
          aria-sort={
            order === "hardest" ? "ascending" : order === "easiest" ? "descending" : undefined
          }
        >
          Solved, %
        </th>
        <th
          scope="col"
          className={styles.separation}
          aria-sort={
            order === "misleads" ? "ascending" : order === "separates" ? "descending" : undefined
          }
        >
          Separates
        </th>
        <th scope="col" className={styles.outcomes}>
          Outcomes, a column a {compared}, the best left
        </th>
        {markedName === null || markedName === undefined ? null : (
          <th scope="col" className={styles.words}>
            {toPlainText(markedName, 40)}
          </th>
        )}
      </tr>
    </thead>
  );
}
