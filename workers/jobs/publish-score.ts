import type { Database } from "../../db/client";
import { appendScoreRecord } from "../../db/repositories/append-score-record";
import { findCurrentRecord } from "../../db/repositories/find-current-record";
import type { RunWithModel } from "../../db/repositories/find-run";
import { type CandidateVerdict, listRunVerdicts } from "../../db/repositories/list-run-verdicts";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { parseRecordText } from "../../lib/core/scoring/parse-record-text";
import type { ScorePayload } from "../../lib/core/scoring/score-payload";
import { buildScorePayload } from "./build-score-payload";

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
  const verdicts = await listRunVerdicts(db, run.id);
  const current = await findCurrentRecord(db, run.id);
  const before = current && parseRecordText(current);
  const payload = buildScorePayload(
    { run, suite, tasks },
    verdicts.map(({ candidate, current: verdict }) => ({ ...candidate, ...verdict })),
    {
      supersedes: current,
      reason: current ? "verdicts were added or corrected" : null,
      manifestSha256: before?.manifestSha256 ?? run.manifestSha256,
      evaluatedAt: clock(),
    },
  );
  if (before?.verdictsSha256 === payload.verdictsSha256) return { payload: before, verdicts };
  const { previousSha256 } = await appendScoreRecord(db, {
    runId: run.id,
    supersedesId: current?.id ?? null,
    manifest: current?.manifest ?? null,
    buildCanonical: (previous) => canonicalJson({ ...payload, previousSha256: previous }),
  });
  return { payload: { ...payload, previousSha256 }, verdicts };
}
