import type { ConformanceLanguage } from "../conformance-language";
import type { HostileProgram } from "./hostile-program";
import { javaPrograms } from "./java/programs";
import { javascriptPrograms } from "./javascript/programs";
import { pythonPrograms } from "./python/programs";

/** The hostile set: every program with the end that it must come to. */
export const programsByLanguage: Record<ConformanceLanguage, readonly HostileProgram[]> = {
  python: pythonPrograms,
  javascript: javascriptPrograms,
  java: javaPrograms,
};
