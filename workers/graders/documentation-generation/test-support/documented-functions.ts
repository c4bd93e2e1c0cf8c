import type { ParsedLanguage } from "../../../../lib/core/syntax/parsed-source";
import type { Documented } from "./documented";
import { javaShare } from "./java-share";
import { javascriptShare } from "./javascript-share";
import { pythonShare } from "./python-share";

/** One function in three languages: a total as whole parts that differ by one at most, larger ones first. */
export const documentedFunctions: Record<ParsedLanguage, Documented> = {
  python: pythonShare,
  javascript: javascriptShare,
  java: javaShare,
};
