import type { Database } from "../../db/client";
import type { ScoreRecordAppend } from "../../db/repositories/append-score-records";
import { findCurrentRecord } from "../../db/repositories/find-current-record";
import type { RunWithModel } from "../../db/repositories/find-run";
import type { PublicTask } from "../../db/repositories/list-public-tasks";
import { type CandidateVerdict, listRunVerdicts } from "../../db/repositories/list-run-verdicts";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { parseRecordText } from "../../lib/core/scoring/parse-record-text";
import type { ScorePayload } from "../../lib/core/scoring/score-payload";
import { buildScorePayload } from "./build-score-payload";

export interface PreparedScore {
  /** What the record states, or stated already; its place in the chain is open where it is new. */
  payload: ScorePayload;
  verdicts: CandidateVerdict[];
  /** Null where the current record rests on the same verdicts. */
  append: ScoreRecordAppend | null;
}

/**
 * The score record that the verdicts of a run, as they stand now, call for. Where there is one that rests
 * on other verdicts, the new one supersedes it.
 */
export async function prepareScore(
  db: Database,
  { run, suite, tasks }: { run: RunWithModel; suite: SuiteRevision; tasks: PublicTask[] },
  evaluatedAt: Date,
): Promise<PreparedScore> {
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
      evaluatedAt,
    },
  );
  if (before?.verdictsSha256 === payload.verdictsSha256) {
    return { payload: before, verdicts, append: null };
  }
  const append = {
    runId: run.id,
    supersedesId: current?.id ?? null,
    manifest: current?.manifest ?? null,
    buildCanonical: (previousSha256: string | null) =>
      canonicalJson({ ...payload, previousSha256 }),
  };
  return { payload, verdicts, append };
}
