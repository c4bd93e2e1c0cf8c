import type { ParsedLanguage } from "./parsed-source";

/** Characters that end a string, a comment or a line, or begin a comment or an escape. */
const structural = new Set(
  ["\n", "\r", '"', "'", "*", "/", "\\"].map((sign) => sign.charCodeAt(0)),
);

/** A backslash that begins an escape of Java: one after an even number of backslashes. */
const javaEscape = /(?<!\\)(?:\\\\)*\\u+([0-9a-fA-F]{4})/g;

/** Python reads its source in the encoding that such a comment names. */
const codingComment = /^(?:[^\n]*\n)?[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;

/**
 * Why a compiler may read another program in a text than its syntax tree shows, in words; null where it
 * can't. A tree that is believed must not come from such a text: code could hide in its comments.
 *
 * - NUL and lone surrogates: a grammar may take them for the end; no file in UTF-8 holds the latter.
 * - A carriage return alone ends a line, and with it a comment, in all three languages.
 * - Java replaces `\u002a\u002f` by the end of a comment before it looks for comments.
 * - Python decodes a file as a coding comment says.
 */
export function findMisleadingText(language: ParsedLanguage, text: string): string | null {
  if (text.includes("\0")) return "it holds the character NUL";
  if (!text.isWellFormed()) return "it holds half of a surrogate pair";
  if (/\r(?!\n)/.test(text)) return "it holds a carriage return without a line feed";
  if (language === "java") {
    for (const [, digits = ""] of text.matchAll(javaEscape)) {
      if (structural.has(Number.parseInt(digits, 16))) {
        return `it writes a character of Java's syntax as the escape \\u${digits}`;
      }
    }
  }
  if (language === "python") {
    const coding = codingComment.exec(text)?.[1]?.toLowerCase().replaceAll("_", "-");
    if (coding !== undefined && coding !== "utf-8" && coding !== "utf8") {
      return `it asks to be decoded as ${coding}`;
    }
  }
  return null;
}
