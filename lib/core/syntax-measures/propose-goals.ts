import type { RefactoringGoals } from "../scoring/test-plan";
import type { ParsedSource } from "../syntax/parsed-source";
import { measureStructure, type StructureMeasures } from "./measure-structure";
import { publicNames } from "./public-names";

/** What no goal asks to better: code of these measures is read without trouble. */
const gentle: StructureMeasures = {
  cyclomatic: 10,
  nesting: 3,
  functionLines: 24,
  duplicatedLines: 4,
};

const measures = Object.keys(gentle) as (keyof StructureMeasures)[];
const fewestBroken = 2;

export interface ProposedGoals {
  goals: RefactoringGoals;
  /** Goals that the tangled program breaks; fewer than two make no task. */
  broken: (keyof StructureMeasures)[];
}

/**
 * Goals that the reference holds and that the tangled program breaks wherever it is worse. A bound stands half
 * way between the two, but asks for nothing better than code that is read without trouble (McCabe's own bound
 * of 10 for complexity), unless less than two goals would be broken so. Where the tangled program is no worse
 * than the reference, the bound is the reference, or such code if that is worse. Names that both offer are
 * to be kept.
 */
export function proposeGoals(tangled: ParsedSource, reference: ParsedSource): ProposedGoals {
  const [worse, better] = [measureStructure(tangled), measureStructure(reference)];
  const offered = new Set(publicNames(reference));
  const keepNames = publicNames(tangled).filter((name) => offered.has(name));
  const kind = bound(worse, better, gentle);
  const strict = bound(worse, better, null);
  const chosen = listBroken(worse, kind).length >= fewestBroken ? kind : strict;
  return { goals: { ...toGoals(chosen), keepNames }, broken: listBroken(worse, chosen) };
}

function bound(
  worse: StructureMeasures,
  better: StructureMeasures,
  floor: StructureMeasures | null,
): StructureMeasures {
  const one = (measure: keyof StructureMeasures) => {
    const [high, low] = [worse[measure], better[measure]];
    if (high <= low) return Math.max(low, gentle[measure]);
    const middle = low + Math.floor((high - low) / 2);
    if (floor === null) return middle;
    return Math.max(middle, floor[measure]);
  };
  return {
    cyclomatic: one("cyclomatic"),
    nesting: one("nesting"),
    functionLines: one("functionLines"),
    duplicatedLines: one("duplicatedLines"),
  };
}

function listBroken(worse: StructureMeasures, bounds: StructureMeasures) {
  return measures.filter((measure) => worse[measure] > bounds[measure]);
}

function toGoals(bounds: StructureMeasures): Omit<RefactoringGoals, "keepNames"> {
  return {
    maxCyclomatic: bounds.cyclomatic,
    maxNesting: bounds.nesting,
    maxFunctionLines: bounds.functionLines,
    maxDuplicatedLines: bounds.duplicatedLines,
  };
}
