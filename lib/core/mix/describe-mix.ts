import { type ScopeDimension, scopeDimensions } from "../outcomes/board-scope";
import type { OutcomeScope } from "../pairs/outcome-scope";
import { fewestTasksForRate } from "../stats/fewest-tasks-for-rate";
import { type EffectiveSize, effectiveSize } from "./effective-size";
import { type MixWeights, mixValue, notStated, taskWeight } from "./mix-weights";

/** How many tasks a suite has of one combination of category, tier and language. */
export interface CellSize extends OutcomeScope {
  tasks: number;
}

/** One value of a dimension, with the share of all weight that its tasks have. */
export interface MixShare {
  readonly dimension: ScopeDimension;
  readonly value: string;
  readonly tasks: number;
  readonly share: number;
}

export interface MixDescription {
  /** Tasks that count, however often. */
  readonly tasks: number;
  readonly allTasks: number;
  /** Kish's effective number of them. */
  readonly effectiveTasks: number;
  readonly shares: readonly MixShare[];
  /** Combinations that the mix asks for and the suite has no task of: nothing is said of them. */
  readonly missing: readonly string[];
  /** The part of the mix that they would be if the dimensions had nothing to do with each other. */
  readonly missingShare: number;
  /** False where the mix is worth fewer than 30 tasks: counted, not ranked. */
  readonly isRanked: boolean;
}

/** Says what a mix rests on, from the sizes of the suite's cells alone. */
export function describeMix(cells: readonly CellSize[], mix: MixWeights): MixDescription {
  const weighed = cells.map((cell) => ({ ...cell, weight: taskWeight(cell, mix) }));
  const counted = weighed.filter(({ weight }) => weight > 0);
  const size = sizeOf(counted);
  return {
    tasks: sum(counted.map(({ tasks }) => tasks)),
    allTasks: sum(cells.map(({ tasks }) => tasks)),
    effectiveTasks: size.tasks,
    shares: scopeDimensions.flatMap((dimension) => listShares(weighed, dimension)),
    ...findMissing(cells, mix),
    isRanked: size.tasks >= fewestTasksForRate,
  };
}

interface WeighedCell extends CellSize {
  weight: number;
}

function sizeOf(cells: readonly WeighedCell[]): EffectiveSize {
  return effectiveSize(
    cells.flatMap(({ weight, tasks }) => Array<number>(tasks).fill(weight)),
    0,
  );
}

/** Every value that a task of the suite has, in the order of the cells. */
function listShares(cells: readonly WeighedCell[], dimension: ScopeDimension): MixShare[] {
  const all = sum(cells.map(({ weight, tasks }) => weight * tasks));
  const byValue = Map.groupBy(cells, (cell) => mixValue(cell, dimension));
  return [...byValue].map(([value, own]) => ({
    dimension,
    value,
    tasks: sum(own.map(({ tasks }) => tasks)),
    share: all === 0 ? 0 : sum(own.map(({ weight, tasks }) => weight * tasks)) / all,
  }));
}

function findMissing(cells: readonly CellSize[], mix: MixWeights) {
  const names = new Set(cells.filter(({ tasks }) => tasks > 0).map(nameCell));
  const weights = scopeDimensions.map((dimension) => weighValues(cells, mix, dimension));
  let [all, without] = [0, 0];
  const missing: string[] = [];
  for (const [category, c] of weights[0] ?? []) {
    for (const [tier, t] of weights[1] ?? []) {
      for (const [language, l] of weights[2] ?? []) {
        const share = c * t * l;
        all += share;
        const name = [category, tier, language].join("\n");
        if (share === 0 || names.has(name)) continue;
        without += share;
        missing.push(wordCell(category, tier, language));
      }
    }
  }
  return { missing, missingShare: all === 0 ? 0 : without / all };
}

/** What every value of a dimension weighs: its weight times its tasks. */
function weighValues(cells: readonly CellSize[], mix: MixWeights, dimension: ScopeDimension) {
  const weights = mix[dimension];
  const values = new Map<string, number>();
  for (const cell of cells) {
    const value = mixValue(cell, dimension);
    const weight = weights === null ? 1 : (weights[value] ?? 0);
    values.set(value, (values.get(value) ?? 0) + weight * cell.tasks);
  }
  return values;
}

function nameCell(cell: CellSize): string {
  return scopeDimensions.map((dimension) => mixValue(cell, dimension)).join("\n");
}

function wordCell(category: string, tier: string, language: string): string {
  const named = [category, tier === notStated ? notStated : `tier ${tier}`, language];
  return named.filter((value) => value !== notStated).join(", ");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
