import type { ParsedLanguage } from "../../../../lib/core/syntax/parsed-source";
import { javaFee } from "./java-fee";
import { javascriptFee } from "./javascript-fee";
import { pythonFee } from "./python-fee";

/** A tangled function, its reference, and answers that refactor it or pretend to. */
export interface Refactored {
  tangled: string;
  reference: string;
  /** Answers that have to pass, by their style. */
  honest: Record<string, string>;
  /** The reference with an edge case moved. */
  changed: string;
  /** What is wrong, the answer, and the rule of the form or the goals that are missed. */
  cheats: [what: string, submission: string, expected: string[]][];
}

/** One function in three languages: the fee of a letter or a parcel. */
export const refactoredFunctions: Record<ParsedLanguage, Refactored> = {
  python: pythonFee,
  javascript: javascriptFee,
  java: javaFee,
};
