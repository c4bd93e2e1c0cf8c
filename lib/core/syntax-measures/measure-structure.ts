import type { ParsedSource } from "../syntax/parsed-source";
import { cyclomaticComplexity } from "./cyclomatic-complexity";
import { duplicatedLines } from "./duplicated-lines";
import { longestFunction } from "./longest-function";
import { nestingDepth } from "./nesting-depth";

/** What structural goals are set for, each the worst of the whole program. */
export interface StructureMeasures {
  cyclomatic: number;
  nesting: number;
  functionLines: number;
  duplicatedLines: number;
}

/** The four measures of one program; each has its formula in its own file. */
export function measureStructure(source: ParsedSource): StructureMeasures {
  return {
    cyclomatic: cyclomaticComplexity(source),
    nesting: nestingDepth(source),
    functionLines: longestFunction(source),
    duplicatedLines: duplicatedLines(source).total,
  };
}
