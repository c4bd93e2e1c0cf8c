import type { ParsedSource, SyntaxNode } from "../../../../lib/core/syntax/parsed-source";
import { textOf } from "../../../../lib/core/syntax/text-of";
import type { Value } from "../../../../lib/core/values/value";
import { type EscapeRules, unescapeString } from "./unescape-string";

const rules: EscapeRules = {
  letters: {
    a: "\u0007",
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    v: "\v",
    "\\": "\\",
    "'": "'",
    '"': '"',
  },
  octal: true,
  // `\N{…}` names a character by words that are not known here; `\q` stays as it is.
  rest: (letter) => (/[NuxU]/.test(letter) ? null : `\\${letter}`),
};

/** A Python string, or several side by side, as a value; null for bytes and for what holds expressions. */
export function readPythonString(source: ParsedSource, node: SyntaxNode): Value | null {
  const parts = node.kind === "string" ? [node] : node.children.filter(({ named }) => named);
  const texts = parts.map((part) => decodePart(source, part));
  return texts.includes(null) ? null : { kind: "string", value: texts.join("") };
}

function decodePart(source: ParsedSource, node: SyntaxNode): string | null {
  const [opening, closing] = [node.children[0], node.children.at(-1)];
  if (
    node.kind !== "string" ||
    opening?.kind !== "string_start" ||
    closing?.kind !== "string_end"
  ) {
    return null;
  }
  const prefix = textOf(source, opening).toLowerCase();
  if (/[bft]/.test(prefix)) return null;
  const text = source.text.slice(opening.end, closing.start);
  return prefix.startsWith("r") ? text : unescapeString(text, rules);
}
