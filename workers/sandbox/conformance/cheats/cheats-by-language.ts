import type { ConformanceLanguage } from "../conformance-language";
import type { Cheat } from "./cheat";
import { javaCheats } from "./java/cheats";
import { javascriptCheats } from "./javascript/cheats";
import { pythonCheats } from "./python/cheats";

/** The cheat set: none of them may pass, and each fails in the class that stands beside it. */
export const cheatsByLanguage: Record<ConformanceLanguage, readonly Cheat[]> = {
  python: pythonCheats,
  javascript: javascriptCheats,
  java: javaCheats,
};
