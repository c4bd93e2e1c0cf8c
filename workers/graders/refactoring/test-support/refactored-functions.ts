import type { ParsedLanguage } from "../../../../lib/core/syntax/parsed-source";
import { javaFee } from "./java-fee";
import { javascriptFee } from "./javascript-fee";
import { pythonFee } from "./python-fee";
import type { Refactored } from "./refactored";

/** One function in three languages: the fee of a letter or a parcel. */
export const refactoredFunctions: Record<ParsedLanguage, Refactored> = {
  python: pythonFee,
  javascript: javascriptFee,
  java: javaFee,
};
