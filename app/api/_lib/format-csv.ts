type Cell = string | number | boolean | null;

/**
 * How a formula may begin: OWASP's list with the full-width signs, also after quotes and blanks, which
 * some programs drop when they read a cell.
 */
const formulaStart = /^[\t\r\n]|^[\s"']*[=+\-@＝＋－＠]/;

/**
 * Rows as RFC 4180 text, with a header line and CRLF line ends. A text cell that a spreadsheet would
 * run as a formula gets a leading apostrophe.
 */
export function formatCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, Cell>[],
): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map(formatCsvLine)
    .join("");
}

/** One line of such text, with its end. */
export function formatCsvLine(cells: readonly Cell[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(cell: Cell): string {
  if (cell === null) return "";
  const text = typeof cell === "string" && formulaStart.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
