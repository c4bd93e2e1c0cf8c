import type { Language } from "../../../lib/core/vocabulary";

/** Languages whose submissions are executed, and with them attacked. */
export const conformanceLanguages = [
  "python",
  "javascript",
  "java",
] as const satisfies readonly Language[];
export type ConformanceLanguage = (typeof conformanceLanguages)[number];

/** How the files of a language's programs end. */
export const fileEndings: Record<ConformanceLanguage, string> = {
  python: ".py",
  javascript: ".js",
  java: ".java",
};
