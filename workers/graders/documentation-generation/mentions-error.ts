import type { DocumentationWords } from "./documentation-words";

const errorTypes = {
  python: "ValueError",
  javascript: "RangeError",
  java: "IllegalArgumentException",
} as const;

/**
 * Whether a documentation names an error that the statement words as `condition`: an entry of the type that
 * the function raises mentions every name that stands in backticks there.
 */
export function mentionsError(
  language: keyof typeof errorTypes,
  condition: string,
  errors: DocumentationWords["errors"],
): boolean {
  const wanted = [...condition.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  return errors.some(
    ({ name, text }) =>
      name === errorTypes[language] && wanted.every((word) => mentions(text, word)),
  );
}

function mentions(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before = "", after = ""] = [text[at - 1], text[at + word.length]];
    if (!/[\p{ID_Continue}$]/u.test(before) && !/[\p{ID_Continue}$]/u.test(after)) return true;
  }
  return false;
}
