import { assertNever } from "../../../lib/core/assert-never";
import type { ParsedLanguage } from "../../../lib/core/syntax/parsed-source";
import { docTagWords } from "./doc-tag-words";
import { docstringWords } from "./docstring-words";
import type { DocumentationWords } from "./documentation-words";

/** Reads the parts of a documentation that its form has a place for. */
export function readDocumentationWords(
  language: ParsedLanguage,
  text: string,
  parameters: readonly string[],
): DocumentationWords {
  switch (language) {
    case "python":
      return docstringWords(text, parameters);
    case "javascript":
    case "java":
      return docTagWords(text);
    default:
      return assertNever(language);
  }
}
