type Row = Readonly<Record<string, string | number | boolean | null>>;

/** Rows in aligned columns under their field names; `empty` when there is none. */
export function formatTable(rows: readonly Row[], empty: string): string {
  const [first] = rows;
  if (first === undefined) return empty;
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => formatCell(row[name] ?? null)))];
  const widths = names.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return lines
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}

function formatCell(value: string | number | boolean | null): string {
  return value === null ? "-" : String(value);
}
