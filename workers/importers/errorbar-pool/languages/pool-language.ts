import type { Language } from "../../../../lib/core/vocabulary";

/** Languages that base problems have sources in, in the order in which their tasks are derived. */
export const poolLanguages = ["python", "javascript", "java"] as const satisfies Language[];
export type PoolLanguage = (typeof poolLanguages)[number];

/** How the files of each language's folder end, and the language's name in prompts. */
export const languageFacts = {
  python: { extension: "py", name: "Python", absent: "None" },
  javascript: { extension: "js", name: "JavaScript", absent: "null" },
  java: { extension: "java", name: "Java", absent: "null" },
} as const satisfies Record<PoolLanguage, { extension: string; name: string; absent: string }>;

/** The error that a call must raise where a base problem says that it raises one. */
export const declaredErrors = {
  python: "ValueError",
  javascript: "RangeError",
  java: "IllegalArgumentException",
} as const satisfies Record<PoolLanguage, string>;
