import { mostPlaces } from "./example";

/** One prompt of a doctest with what an interpreter would print below it. */
export interface Doctest {
  code: string;
  printed: string;
  /** Lines of the text that it takes, the end excluded. */
  from: number;
  to: number;
}

/** The prompts `>>> ` of a docstring, with their continuation lines and the lines up to the next blank one. */
export function listDoctests(lines: readonly string[]): Doctest[] {
  const found: Doctest[] = [];
  for (let at = 0; at < lines.length && found.length < mostPlaces; ) {
    const code = codeAfter(lines[at], ">>>");
    if (code === null) {
      at += 1;
      continue;
    }
    const from = at;
    const parts = [code];
    for (at += 1; at < lines.length; at += 1) {
      const further = codeAfter(lines[at], "...");
      if (further === null) break;
      parts.push(further);
    }
    const printed: string[] = [];
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? "";
      if (line.trim() === "" || codeAfter(line, ">>>") !== null) break;
      printed.push(line);
    }
    found.push({ code: parts.join("\n"), printed: printed.join("\n"), from, to: at });
  }
  return found;
}

function codeAfter(line: string | undefined, prompt: string): string | null {
  const text = line?.trimStart() ?? "";
  if (!text.startsWith(prompt)) return null;
  const code = text.slice(prompt.length);
  return code === "" || code.startsWith(" ") ? code.slice(1) : null;
}
