import type { RefactoringGoals } from "../scoring/test-plan";
import type { ParsedSource } from "../syntax/parsed-source";
import { measureStructure, type StructureMeasures } from "./measure-structure";

export interface GoalResult {
  goal: keyof StructureMeasures;
  measured: number;
  most: number;
  held: boolean;
}

/** Which bound belongs to which measure, in the order in which they are reported. */
const boundOfMeasure = {
  cyclomatic: "maxCyclomatic",
  nesting: "maxNesting",
  functionLines: "maxFunctionLines",
  duplicatedLines: "maxDuplicatedLines",
} as const satisfies Record<keyof StructureMeasures, keyof RefactoringGoals>;

/** Each measured goal of a refactoring, with what a program comes to; always four, in one order. */
export function checkGoals(source: ParsedSource, goals: RefactoringGoals): GoalResult[] {
  const measures = measureStructure(source);
  return (Object.keys(boundOfMeasure) as (keyof StructureMeasures)[]).map((goal) => {
    const most = goals[boundOfMeasure[goal]];
    return { goal, measured: measures[goal], most, held: measures[goal] <= most };
  });
}
