import "server-only";
import type { Database } from "../../db/client";
import type { RunRecordRow } from "../../db/repositories/list-run-records";
import { listTaskTallies } from "../../db/repositories/list-task-tallies";
import { wholeSuite } from "../../db/repositories/task-scope";
import type { Run } from "../contracts/run";
import { averageSlices } from "../core/scoring/average-slices";
import type { ScorePayload } from "../core/scoring/score-payload";
import { stratifyInterval } from "../core/scoring/stratify-interval";
import { drawResamples, type Resamples } from "../core/stats/draw-resamples";
import { intervalLevel } from "../core/stats/interval-level";
import { parseRecord } from "./parse-record";

type RunAverages = Pick<Run, "macroAverages" | "stratifiedInterval">;

const nothing: RunAverages = { macroAverages: [], stratifiedInterval: null };

/**
 * What stands beside a run's rate where its tasks are of several kinds: macro averages and the
 * stratified interval. Computed from the current verdicts, by the protocol that its record states.
 */
export async function averageRun(
  db: Database,
  runId: string,
  record: RunRecordRow | null,
): Promise<RunAverages> {
  if (record === null) return nothing;
  const payload = parseRecord(record);
  if (payload.interval === null || !hasKinds(payload)) return nothing;
  const { k, cycle, interval } = payload;
  const attempts = payload.sequentialAttempts ?? null;
  const tallies = await listTaskTallies(db, [runId], wholeSuite);
  const level = intervalLevel;
  const { resamples, seedLabel } = interval;
  let drawn: Resamples | undefined;
  const resamplesFor = (bases: number) => {
    drawn ??= drawResamples(seedLabel, bases, resamples);
    return drawn;
  };
  const stratified = stratifyInterval(tallies, { k, attempts, cycle, resamples });
  return {
    macroAverages: averageSlices(tallies, { k, attempts, resamplesFor }).map((macro) => ({
      ...macro,
      interval: macro.interval && {
        ...macro.interval,
        method: "percentile bootstrap over base problems",
        level,
        resamples,
        seedLabel,
      },
    })),
    stratifiedInterval: stratified && {
      ...stratified,
      method: "Rao–Wu bootstrap over base problems within cells",
      level,
      resamples,
    },
  };
}

/** Whether some dimension has two values: otherwise every slice is the whole. */
function hasKinds({ slices }: ScorePayload): boolean {
  return new Set(slices.map(({ dimension }) => dimension)).size < slices.length;
}
