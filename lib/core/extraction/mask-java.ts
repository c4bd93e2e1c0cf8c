/** A comment, text block, string or character; one that is left open ends with its line, or the text. */
const opaque =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:(?<!\\)"""|$)|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|'(?:\\[^\n']+'|\\''|[^'\\\n]')/g;

/** Java text with comments, strings and characters blanked: each place keeps its index. */
export function maskJava(text: string): string {
  return text.replace(opaque, (part) => part.replace(/[^\n]+/g, (line) => " ".repeat(line.length)));
}
