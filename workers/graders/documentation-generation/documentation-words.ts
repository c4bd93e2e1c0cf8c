import { assertNever } from "../../../lib/core/assert-never";
import type { ParsedLanguage } from "../../../lib/core/syntax/parsed-source";
import { docTagWords } from "./doc-tag-words";
import { docstringWords } from "./docstring-words";

/** What a documentation says in its language's own form about parameters, result and errors. */
export interface DocumentationWords {
  /** Parameters that are named, each with a description. */
  parameters: ReadonlySet<string>;
  describesResult: boolean;
  /** Entries about errors: the name of each, and what is said of it. */
  errors: { name: string; text: string }[];
}

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
