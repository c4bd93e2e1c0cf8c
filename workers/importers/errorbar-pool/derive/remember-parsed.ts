import type { ParsedSource, ParseSource } from "../../../../lib/core/syntax/parsed-source";

/** The same parser, which parses no text twice: what it answers has to be left as it is. */
export function rememberParsed(parse: ParseSource): ParseSource {
  const parsed = new Map<string, ParsedSource>();
  return (language, text) => {
    const key = `${language}\n${text}`;
    const known = parsed.get(key) ?? parse(language, text);
    parsed.set(key, known);
    return known;
  };
}
