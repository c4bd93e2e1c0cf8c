import type { Language } from "../vocabulary";

/** Languages whose answers can be executed. Suites of others are kept until theirs has a runtime. */
const runtimeLanguages: readonly Language[] = ["python", "javascript", "java"];

/** Those of a suite's languages that have no runtime; empty when its answers can be graded. */
export function withoutRuntime(languages: readonly Language[]): Language[] {
  return languages.filter((language) => !runtimeLanguages.includes(language));
}
