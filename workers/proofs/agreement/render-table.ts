/** A Markdown table, its columns but the last padded so that the text itself is readable. */
export function renderTable(head: string[], rows: string[][]): string {
  const cells = [head, ...rows].map((row) => row.map(escapeCell));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const last = head.length - 1;
  const pad = (cell: string, column: number) =>
    column === last ? cell : cell.padEnd(widths[column] ?? 0);
  const line = (row: string[]) => `| ${row.map(pad).join(" | ")} |`;
  const dashes = widths.map((width, column) => "-".repeat(column === last ? 3 : width));
  const rule = `| ${dashes.join(" | ")} |`;
  const [first = [], ...others] = cells;
  return [line(first), rule, ...others.map(line)].join("\n");
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
