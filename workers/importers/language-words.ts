import { z } from "zod";
import type { Language } from "../../lib/core/vocabulary";

const words: Record<string, Language> = {
  py: "python",
  python: "python",
  js: "javascript",
  javascript: "javascript",
  java: "java",
  ts: "typescript",
  typescript: "typescript",
};

/** The language that a file names by a word, its short form included. */
export const languageWord = z.string().transform((word, context): Language => {
  const language = words[word.toLowerCase()];
  if (language !== undefined) return language;
  context.addIssue({
    code: "custom",
    message: `is none of ${Object.keys(words).join(", ")}: correct it`,
  });
  return z.NEVER;
});
