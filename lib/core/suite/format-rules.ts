import type { TaskCategory } from "../vocabulary";

/**
 * By category, the rule that says what is an answer at all: checked before anything is executed, and
 * reported apart. A changed rule gets another number.
 */
export const formatRules: Readonly<Record<TaskCategory, string>> = {
  "function-completion": "errorbar-function/1",
  "algorithm-implementation": "errorbar-function/1",
  "bug-fixing": "errorbar-function/1",
  "code-translation": "errorbar-translation/1",
  "documentation-generation": "errorbar-documentation/1",
  "unit-test-writing": "errorbar-test-program/1",
  refactoring: "errorbar-refactoring/1",
};
