"use client";

import type { KeyboardEvent, MouseEvent } from "react";
import styles from "./matrix.module.css";
import { drawStrip } from "./strip-path";
import type { MatrixColumn } from "./work-up-matrix";

interface OutcomeStripProps {
  label: string;
  place: number;
  columns: readonly MatrixColumn[];
  /** The model that the reader marked, by its column; null: none. */
  marked: number | null;
  /** The column that the reader looks at in this row; null: not in this row. */
  cursor: number | null;
  /** Only one strip of a table is in the order of the Tab key; arrows reach the others. */
  isReached: boolean;
  /** Null: whichever column was looked at before. */
  onLook(column: number | null): void;
  onMark(column: number): void;
  onMove(event: KeyboardEvent): void;
  onOpen(): void;
}

/**
 * What every model made of one task, drawn as one path a kind: a cell each would be tens of thousands of
 * elements. The pointer and the arrow keys look at one cell, whose words the table shows.
 */
export function OutcomeStrip(props: OutcomeStripProps) {
  const { label, place, columns, marked, cursor, isReached } = props;
  const paths = drawStrip(columns, place);
  // Those that are not ranked stand right of this line; −1 or 0: there is nothing to tell apart.
  const apart = columns.findIndex(({ isCounted }) => !isCounted);
  return (
    <button
      type="button"
      className={styles.strip}
      aria-label={label}
      tabIndex={isReached ? 0 : -1}
      data-place={place}
      onPointerMove={(event) => props.onLook(columnAt(event, columns.length))}
      onFocus={() => props.onLook(null)}
      onKeyDown={props.onMove}
      onClick={(event) => {
        // Enter and Space click without a pointer: they open what the cursor is on.
        if (event.detail === 0) return props.onOpen();
        const column = columnAt(event, columns.length);
        // A finger that taps has not moved over the cell before: without this another would be named.
        props.onLook(column);
        props.onMark(column);
      }}
    >
      <svg
        width={columns.length * widestCell}
        height="18"
        viewBox={`0 0 ${columns.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.passed} d={paths.passed} />
        <path className={styles.part} d={paths.part} />
        <path className={styles.unknown} d={paths.unknown} />
        {apart > 0 ? <line className={styles.divide} x1={apart} x2={apart} y1="0" y2="1" /> : null}
        {marked === null ? null : (
          <rect className={styles.marked} x={marked} y="0" width="1" height="1" />
        )}
        {cursor === null ? null : (
          <rect className={styles.cursor} x={cursor} y="0" width="1" height="1" />
        )}
      </svg>
    </button>
  );
}

/** Of few models a row would be a few huge blocks. */
const widestCell = 18;

function columnAt(event: MouseEvent<HTMLElement>, columns: number): number {
  const drawing = event.currentTarget.firstElementChild ?? event.currentTarget;
  const { left, width } = drawing.getBoundingClientRect();
  const share = width > 0 ? (event.clientX - left) / width : 0;
  return Math.max(0, Math.min(columns - 1, Math.floor(share * columns)));
}
