import { balancedEnd } from "./balanced-end";
import type { DocumentationWords } from "./documentation-words";
import { listTags } from "./list-tags";

/** What is read of one entry: nothing true needs more, and patterns stay quick. */
const longestEntry = 4_000;

/**
 * JSDoc's and Javadoc's tags: `@param {type} name text`, `@returns {type} text`, `@throws {Name} text`, the
 * braces being JSDoc's alone. A tag without a description says nothing.
 */
export function docTagWords(text: string): DocumentationWords {
  const parameters = new Set<string>();
  const errors: DocumentationWords["errors"] = [];
  let describesResult = /\{@return\s+\S/.test(text);
  for (const { tag, text: entry } of listTags(text)) {
    const { type, rest } = splitType(entry.slice(0, longestEntry).trim());
    if (tag === "param") {
      const named = /^\[?([\w$]+)(?:=[^\]\n]*)?\]?\s+(?:-\s*)?[^\s-]/.exec(rest)?.[1];
      if (named !== undefined) parameters.add(named);
    }
    if (tag === "return" || tag === "returns") describesResult ||= /\w/.test(rest);
    if (tag === "throws" || tag === "exception") {
      const [, name, said] =
        type === null ? (/^([\w.]+)\s+([\s\S]+)$/.exec(rest) ?? []) : ["", type, rest];
      if (name && said) errors.push({ name: name.split(".").at(-1) ?? name, text: said });
    }
  }
  return { parameters, describesResult, errors };
}

/** A type in braces, which may hold braces itself, and what follows it. */
function splitType(entry: string): { type: string | null; rest: string } {
  const close = entry.startsWith("{") && !entry.startsWith("{@") ? balancedEnd(entry, 0) : null;
  if (close === null) return { type: null, rest: entry };
  return { type: entry.slice(1, close).trim(), rest: entry.slice(close + 1).trim() };
}
