import { compareByteOrder } from "../sampling/compare-byte-order";
import type { Language, TaskCategory } from "../vocabulary";
import { javaRule } from "./java-rule";
import { javascriptRule } from "./javascript-rule";
import { programRule } from "./program-rule";
import { pythonRule } from "./python-rule";

const rules: Partial<Record<Language, string>> = {
  python: pythonRule,
  javascript: javascriptRule,
  java: javaRule,
};

/** The rules that answers to these tasks are read by, as a run's scoring contract names them. */
export function nameExtractionRules(
  tasks: readonly { language: Language; category: TaskCategory }[],
): string {
  const names = tasks.map(({ language, category }) =>
    category === "unit-test-writing" ? programRule : (rules[language] ?? `${language}/none`),
  );
  return [...new Set(names)].sort(compareByteOrder).join(", ");
}
