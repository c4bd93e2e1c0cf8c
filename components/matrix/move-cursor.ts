interface Place {
  place: number;
  column: number;
}

/**
 * Where a key leads from a cell, over the rows as they are shown; null for a key that leads nowhere. Home and
 * End go to the ends of a row.
 */
export function moveCursor(
  key: string,
  from: Place | null,
  rows: readonly { place: number }[],
  columns: number,
): Place | null {
  const at = Math.max(
    0,
    rows.findIndex(({ place }) => place === from?.place),
  );
  const column = from?.column ?? 0;
  const toRow = (index: number): Place | null => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    return row === undefined ? null : { place: row.place, column };
  };
  const toColumn = (index: number): Place | null => {
    const row = rows[at];
    if (row === undefined) return null;
    return { place: row.place, column: Math.max(0, Math.min(columns - 1, index)) };
  };
  switch (key) {
    case "ArrowUp":
      return toRow(at - 1);
    case "ArrowDown":
      return toRow(at + 1);
    case "ArrowLeft":
      return toColumn(column - 1);
    case "ArrowRight":
      return toColumn(column + 1);
    case "Home":
      return toColumn(0);
    case "End":
      return toColumn(columns - 1);
    default:
      return null;
  }
}
