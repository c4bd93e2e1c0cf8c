type Cell = string | number | boolean | null;

/**
 * Rows as RFC 4180 text, with a header line and CRLF line ends. A text cell that a spreadsheet would
 * run as a formula gets a leading apostrophe.
 */
export function formatCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, Cell>[],
): string {
  const lines = [
    columns.map(formatCell),
    ...rows.map((row) => columns.map((c) => formatCell(row[c]))),
  ];
  return lines.map((cells) => `${cells.join(",")}\r\n`).join("");
}

function formatCell(cell: Cell): string {
  if (cell === null) return "";
  const text = typeof cell === "string" && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
