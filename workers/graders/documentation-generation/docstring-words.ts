import type { DocumentationWords } from "./documentation-words";
import { listDoctests } from "./list-doctests";

/** What is read of a line: nothing true needs more, and patterns stay quick. */
const longestLine = 400;

/**
 * The forms of docstrings in use: fields (`:param name: text`, `:returns: text`, `:raises Name: text`),
 * sections of Google's style (`Args:` with `name: text`, `Returns:`, `Raises:`) and of numpydoc's (`name : type`
 * with text below, `Returns` and `Raises` underlined). Doctests are left out. An entry needs a description.
 */
export function docstringWords(text: string, parameters: readonly string[]): DocumentationWords {
  const lines = withoutDoctests(text.split("\n").map((line) => line.slice(0, longestLine)));
  return {
    parameters: new Set(parameters.filter((name) => lines.some(describes(name, lines)))),
    describesResult: lines.some((line, at) => beginsResult(line, lines, at)),
    errors: listErrors(lines),
  };
}

function withoutDoctests(lines: string[]): string[] {
  const kept = [...lines];
  for (const { from, to } of listDoctests(lines)) kept.fill("", from, to);
  return kept;
}

/** `name: text`, `name (type): text`, `:param type name: text`, or `name : type` with text below. */
function describes(name: string, lines: readonly string[]) {
  const label = new RegExp(
    `^(?::param(?:eter)? (?:[^:]+ )?|@param |[-*] )?[\`*]{0,2}${escapeName(name)}[\`]{0,2}(?: ?\\([^)]*\\))? ?:(.*)$`,
  );
  return (line: string, at: number) => {
    const found = label.exec(line.trim());
    return found !== null && (/\w/.test(found[1] ?? "") || goesOn(lines, at));
  };
}

/** Whether the next line stands deeper: it goes on with what this one began. */
function goesOn(lines: readonly string[], at: number): boolean {
  const [line = "", below = ""] = lines.slice(at, at + 2);
  return /\w/.test(below) && below.search(/\S/) > line.search(/\S/);
}

function escapeName(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function beginsResult(line: string, lines: readonly string[], at: number): boolean {
  const trimmed = line.trim();
  const found = /^(?::returns?(?: [^:]+)?:|@returns?:|returns?:)(.*)$/i.exec(trimmed);
  const below = lines[at + 1]?.trim() ?? "";
  if (found) return /\w/.test(found[1] ?? "") || goesOn(lines, at);
  const isHeading = /^returns?$/i.test(trimmed) && /^-{3,}$/.test(below);
  return isHeading && /\w/.test(lines[at + 2] ?? "");
}

const section = /^(?:[A-Z][A-Za-z ]*:|:\w[^:]*:.*|-{3,})$/;

/** Entries that `:raises Name:` begins, or that stand below a heading Raises. */
function listErrors(lines: readonly string[]): DocumentationWords["errors"] {
  const entries: { name: string; lines: string[] }[] = [];
  let raises = false;
  let open = false;
  for (const line of lines.map((one) => one.trim())) {
    const field = /^:(?:raises?|except(?:ion)?) ([\w.]+):(.*)$/.exec(line);
    const named = raises ? /^[-*]? ?`{0,2}([A-Z][\w.]*)`{0,2}(?: ?:(.*))?$/.exec(line) : null;
    const [, name, said = ""] = field ?? named ?? [];
    if (/^raises?:?$/i.test(line)) {
      raises = true;
      open = false;
    } else if (name !== undefined && (field || isErrorName(name))) {
      entries.push({ name: name.split(".").at(-1) ?? name, lines: [said] });
      open = true;
    } else if (line === "" || section.test(line)) {
      open = false;
      // An underline belongs to the heading above it.
      if (/\w/.test(line)) raises = false;
    } else if (open) {
      entries.at(-1)?.lines.push(line);
    }
  }
  return entries
    .map((entry) => ({ name: entry.name, text: entry.lines.join(" ").trim() }))
    .filter(({ text }) => /\w/.test(text));
}

/** A heading of another section looks much like an entry. */
function isErrorName(name: string): boolean {
  return /(?:Error|Exception|Exit|Interrupt|Warning|StopIteration)$/.test(name);
}
