import type { Database } from "../../db/client";
import { appendScoreRecord } from "../../db/repositories/append-score-record";
import type { RunWithModel } from "../../db/repositories/find-run";
import type { CandidateVerdict } from "../../db/repositories/list-run-verdicts";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import type { ScorePayload } from "../../lib/core/scoring/score-payload";
import { prepareScore } from "./prepare-score";

export interface PublishedScore {
  payload: ScorePayload;
  verdicts: CandidateVerdict[];
}

/**
 * Appends the score record of a run, unless the current one already rests on the same verdicts. A
 * record whose verdicts changed supersedes the one before.
 */
export async function publishScore(
  db: Database,
  run: RunWithModel,
  suite: SuiteRevision,
  tasks: SuiteTask[],
  clock: () => Date,
): Promise<PublishedScore> {
  const { payload, verdicts, append } = await prepareScore(db, { run, suite, tasks }, clock());
  if (append === null) return { payload, verdicts };
  const { previousSha256 } = await appendScoreRecord(db, append);
  return { payload: { ...payload, previousSha256 }, verdicts };
}
