import "server-only";
import type { Database } from "../../db/client";
import { listTaskTallies } from "../../db/repositories/list-task-tallies";
import type { TaskScope } from "../../db/repositories/task-scope";
import type { TaskTallyRow } from "../../db/repositories/task-tally-row";
import type { Slice } from "../contracts/board";
import type { ModelSlice } from "../contracts/model";
import { scoreTallies } from "../core/scoring/score-tallies";
import { fewestTasksForRate } from "../core/stats/fewest-tasks-for-rate";
import { shareResamples } from "./share-resamples";

const wholeSuite: TaskScope = { category: null, tier: null, language: null };

export interface SlicedRun {
  runId: string;
  cycle: string;
  k: number;
  slices: readonly Slice[];
  /** An incomplete run has counts alone, in every slice. */
  isIncomplete: boolean;
  /** Tasks that the record leaves out. */
  excluded: ReadonlySet<string>;
  /** The most tries where they ended with the first success; null: independent ones. */
  attempts: number | null;
}

/**
 * The slices of a record, each with rate and interval where the run is complete and it has tasks enough.
 * The resamples of a slice are those that its board draws.
 */
export async function loadSliceScores(db: Database, run: SlicedRun): Promise<ModelSlice[]> {
  const isRated = ({ tasks }: Slice) => !run.isIncomplete && tasks >= fewestTasksForRate;
  const rows = run.slices.some(isRated) ? await listTaskTallies(db, [run.runId], wholeSuite) : [];
  const tallies = rows.filter((row) => !run.excluded.has(row.taskKey));
  return run.slices.map((slice) => ({
    ...slice,
    ...(isRated(slice) ? scoreSlice(slice, tallies, run) : { passRate: null, interval: null }),
  }));
}

function scoreSlice(
  { dimension, value }: Slice,
  tallies: readonly TaskTallyRow[],
  { cycle, k, attempts }: SlicedRun,
): Pick<ModelSlice, "passRate" | "interval"> {
  const own = tallies.filter((tally) => String(tally[dimension]) === value);
  const scope = { ...wholeSuite, [dimension]: own[0]?.[dimension] ?? null };
  const protocol = { k, allK: [], attempts, resamplesFor: shareResamples(cycle, scope) };
  const { passRate, interval } = scoreTallies(own, protocol);
  return { passRate, interval };
}
