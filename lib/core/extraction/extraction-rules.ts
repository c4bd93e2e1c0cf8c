import { compareByteOrder } from "../sampling/compare-byte-order";
import type { Language } from "../vocabulary";
import { javaRule } from "./java-rule";
import { javascriptRule } from "./javascript-rule";
import { pythonRule } from "./python-rule";

const rules: Partial<Record<Language, string>> = {
  python: pythonRule,
  javascript: javascriptRule,
  java: javaRule,
};

/** The rules that a suite of these languages is read by, as a run's scoring contract names them. */
export function nameExtractionRules(languages: readonly Language[]): string {
  const names = languages.map((language) => rules[language] ?? `${language}/none`);
  return [...new Set(names)].sort(compareByteOrder).join(", ");
}
