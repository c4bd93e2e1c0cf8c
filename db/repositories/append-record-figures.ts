import type { Database } from "../client";
import { recordFigures, type StoredTally } from "../schema";
import { appendRunComparisons } from "./append-board-comparisons";
import { countTaskTallies } from "./count-task-tallies";
import { findCurrentRecord } from "./find-current-record";
import { measureExecutionTimes } from "./measure-execution-times";
import { sumRunTokens } from "./sum-run-tokens";
import { wholeSuite } from "./task-scope";
import type { TaskTallyRow } from "./task-tally-row";

/** As many as a week has: their candidates are read at once. */
const recordsAtOnce = 50;

/**
 * Keeps with records what boards show of them beside their texts, from the verdicts as they stand now: to
 * be called in the transaction that appends them.
 */
export async function appendRecordFigures(
  db: Database,
  records: readonly { id: number; runId: string }[],
): Promise<void> {
  for (let from = 0; from < records.length; from += recordsAtOnce) {
    const part = records.slice(from, from + recordsAtOnce);
    await db.insert(recordFigures).values(await workOut(db, part));
  }
}

/** Works the figures of a run's standing record and its board out anew, where it has one; no record changes. */
export async function renewRecordFigures(db: Database, runId: string): Promise<void> {
  const standing = await findCurrentRecord(db, runId);
  if (standing === null) return;
  await appendRecordFigures(db, [{ id: standing.id, runId }]);
  await appendRunComparisons(db, [runId]);
}

async function workOut(
  db: Database,
  records: readonly { id: number; runId: string }[],
): Promise<(typeof recordFigures.$inferInsert)[]> {
  const runIds = records.map(({ runId }) => runId);
  const tallies = Map.groupBy(await countTaskTallies(db, runIds, wholeSuite), ofRun);
  const times = Map.groupBy(await measureExecutionTimes(db, runIds, wholeSuite), ofRun);
  const tokens = Map.groupBy(await sumRunTokens(db, runIds, wholeSuite), ofRun);
  return records.map(({ id, runId }) => {
    const [time] = times.get(runId) ?? [];
    const [token] = tokens.get(runId) ?? [];
    return {
      recordId: id,
      tallies: (tallies.get(runId) ?? []).map(toStored),
      executions: time?.executions ?? 0,
      timeouts: time?.timeouts ?? 0,
      medianWallMs: time?.medianMs ?? null,
      p95WallMs: time?.p95Ms ?? null,
      promptTokens: token?.prompt ?? 0,
      completionTokens: token?.completion ?? 0,
      candidatesWithTokens: token?.candidates ?? 0,
    };
  });
}

function ofRun({ runId }: { runId: string }): string {
  return runId;
}

function toStored(tally: TaskTallyRow): StoredTally {
  const { candidates, passedCandidates, unscored, passed, firstSuccess } = tally;
  return [candidates, passedCandidates, unscored, passed, firstSuccess];
}
