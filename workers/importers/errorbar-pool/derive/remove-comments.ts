import { DomainError } from "../../../../lib/core/errors";
import { childOf } from "../../../../lib/core/syntax/child-of";
import { docstringOf } from "../../../../lib/core/syntax/docstring-of";
import { findDifference } from "../../../../lib/core/syntax/find-difference";
import { isComment } from "../../../../lib/core/syntax/is-comment";
import type { ParsedSource, ParseSource } from "../../../../lib/core/syntax/parsed-source";
import { walk } from "../../../../lib/core/syntax/walk";

interface Range {
  start: number;
  end: number;
}

/**
 * A program without its comments and docstrings; a line that held nothing else goes with them.
 * @throws DomainError integrity when something else would be lost.
 */
export function removeComments(parse: ParseSource, source: ParsedSource): string {
  const pieces: string[] = [];
  let end = 0;
  for (const range of listRanges(source).map((one) => widen(source.text, one))) {
    if (range.start < end) continue;
    pieces.push(source.text.slice(end, range.start));
    end = range.end;
  }
  const text = `${pieces.join("")}${source.text.slice(end)}`.replace(/\n{4,}/g, "\n\n\n").trim();
  const removed = `${text}\n`;
  if (findDifference(source, parse(source.language, removed)) !== null) {
    throw new DomainError("integrity", "a program's comments can't be removed");
  }
  return removed;
}

function listRanges(source: ParsedSource): Range[] {
  const found: Range[] = [];
  for (const node of walk(source.root)) {
    if (isComment(node)) found.push(node);
    const body = node === source.root ? node : childOf(node, "body");
    const docstring = body && docstringOf(source, body);
    if (docstring) found.push(docstring);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** With the blanks before it, and with the line break behind where the line holds nothing else. */
function widen(text: string, { start, end }: Range): Range {
  let from = start;
  while (from > 0 && /[ \t]/.test(text[from - 1] ?? "")) from -= 1;
  const startsLine = from === 0 || text[from - 1] === "\n";
  const rest = /^[ \t]*(?:\n|$)/.exec(text.slice(end, end + 200))?.[0];
  if (rest === undefined) return { start, end };
  return startsLine ? { start: from, end: end + rest.length } : { start: from, end };
}
