import type { ParsedLanguage } from "../../../../lib/core/syntax/parsed-source";
import { javaShare } from "./java-share";
import { javascriptShare } from "./javascript-share";
import { pythonShare } from "./python-share";

/** A function, faulty variants of it, and answers that document it. */
export interface Documented {
  code: string;
  faults: string[];
  /** Answers that have to pass, by their style. */
  honest: Record<string, string>;
  /** What is wrong, the answer, and which cases fail or which rule of the form is broken. */
  cheats: [what: string, submission: string, expected: string[]][];
}

/** One function in three languages: a total as whole parts that differ by one at most, larger ones first. */
export const documentedFunctions: Record<ParsedLanguage, Documented> = {
  python: pythonShare,
  javascript: javascriptShare,
  java: javaShare,
};
