import type { Database } from "../../db/client";
import type { ScoreRecordAppend } from "../../db/repositories/append-score-records";
import type { Cycle } from "../../db/repositories/find-cycle";
import { findRun } from "../../db/repositories/find-run";
import { findSuiteById } from "../../db/repositories/find-suite-by-id";
import type { CycleModelProgress } from "../../db/repositories/list-model-verdict-counts";
import { listPublicTasks } from "../../db/repositories/list-public-tasks";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import { prepareScore } from "./prepare-score";

/** The score records that a cycle's runs call for, by slug of their models. */
export async function prepareCycleScores(
  db: Database,
  cycle: Cycle,
  progress: readonly CycleModelProgress[],
  evaluatedAt: Date,
): Promise<{ suite: SuiteRevision; appends: ScoreRecordAppend[] }> {
  const suite = await findSuiteById(db, cycle.suiteRevisionId);
  if (suite === null) throw new DomainError("integrity", `the tasks of ${cycle.cycle} vanished`);
  const tasks = await listPublicTasks(db, suite.id);
  const appends: ScoreRecordAppend[] = [];
  for (const { runId } of progress) {
    const run = runId === null ? null : await findRun(db, runId);
    if (run === null) continue;
    const { append } = await prepareScore(db, { run, suite, tasks }, evaluatedAt);
    if (append !== null) appends.push(append);
  }
  return { suite, appends };
}
