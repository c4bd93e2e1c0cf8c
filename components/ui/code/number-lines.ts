/** The numbers of a text's lines, one a line; marked ones have a ≠ behind. */
export function numberLines(text: string, marked: ReadonlySet<number> = new Set()): string {
  const lines = text.endsWith("\n") ? text.slice(0, -1).split("\n") : text.split("\n");
  return lines.map((_, index) => `${index + 1}${marked.has(index + 1) ? " ≠" : "  "}`).join("\n");
}
