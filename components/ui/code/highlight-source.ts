import { type HighlightedLanguage, sourceRules } from "./source-rules";

export type TokenKind = "plain" | "comment" | "string" | "number" | "keyword" | "name";

export interface SourceToken {
  kind: TokenKind;
  text: string;
}

/**
 * Splits a program into what a reader tells apart at a glance; the texts put together are the source.
 * A lexer, no parser: it also reads programs that are broken or cut, in time linear in their length.
 * `name` is what follows `def`, `class` or `function`.
 */
export function highlightSource(language: HighlightedLanguage, source: string): SourceToken[] {
  const { pattern, keywords, announcing } = sourceRules[language];
  const tokens: SourceToken[] = [];
  let end = 0;
  let isNamed = false;
  for (const match of source.matchAll(pattern)) {
    const kind = kindOf(match, keywords, isNamed);
    if (kind !== "comment") isNamed = kind === "keyword" && announcing.has(match[0]);
    if (kind === "plain") continue;
    if (match.index > end) tokens.push({ kind: "plain", text: source.slice(end, match.index) });
    tokens.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < source.length) tokens.push({ kind: "plain", text: source.slice(end) });
  return tokens;
}

function kindOf(
  { groups = {}, 0: text }: RegExpExecArray,
  keywords: ReadonlySet<string>,
  isNamed: boolean,
): TokenKind {
  if (groups.comment !== undefined) return "comment";
  if (groups.string !== undefined) return "string";
  if (groups.number !== undefined) return "number";
  if (keywords.has(text)) return "keyword";
  return isNamed ? "name" : "plain";
}
