import { findFunctions } from "../../../lib/core/syntax/find-functions";
import type { ParsedSource } from "../../../lib/core/syntax/parsed-source";
import type { Documentation } from "./example";
import { readPythonString } from "./literals/read-python-string";

/**
 * The documentation of the first function of that name, in the language's own form; null where it has none.
 * Of a docstring it is what the interpreter would see, its escapes replaced.
 */
export function readDocumentation(
  source: ParsedSource,
  { entryPoint, parameters }: Omit<Documentation, "text">,
): Documentation | null {
  const found = findFunctions(source).find(({ name }) => name === entryPoint);
  if (!found?.documentation || !found.documentationNode) return null;
  if (source.language !== "python") return { text: found.documentation, entryPoint, parameters };
  const docstring = readPythonString(source, found.documentationNode);
  return docstring?.kind === "string" && docstring.value.trim() !== ""
    ? { text: docstring.value, entryPoint, parameters }
    : null;
}
