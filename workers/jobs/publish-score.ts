import type { Database } from "../../db/client";
import { appendScoreRecord } from "../../db/repositories/append-score-record";
import { findCurrentRecord } from "../../db/repositories/find-current-record";
import type { RunWithModel } from "../../db/repositories/find-run";
import { type CandidateVerdict, listRunVerdicts } from "../../db/repositories/list-run-verdicts";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { canonicalJson } from "../../lib/core/protocol/canonical-json";
import { type ScorePayload, scorePayloadSchema } from "../../lib/core/scoring/score-payload";
import { type ScoredTask, scoreRun } from "../../lib/core/scoring/score-run";

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
  const score = scoreRun(toScoredTasks(tasks, verdicts), suite.k, run.cycle);
  const current = await findCurrentRecord(db, run.id);
  if (current !== null) {
    const payload = scorePayloadSchema.parse(JSON.parse(current.canonical));
    if (payload.verdictsSha256 === score.verdictsSha256) return { payload, verdicts };
  }
  const payload: ScorePayload = {
    version: 1,
    previousSha256: null,
    supersedesSha256: current?.recordSha256 ?? null,
    reason: current ? "verdicts were added or corrected" : null,
    runId: run.id,
    suite: suite.suiteId,
    revision: suite.revision,
    cycle: run.cycle,
    model: {
      slug: run.model.slug,
      provider: run.model.provider,
      revision: run.model.revision,
      synthetic: run.model.synthetic,
    },
    evaluatedAt: clock().toISOString(),
    manifestSha256: run.manifestSha256,
    evidence: run.evidence,
    ...score,
    excluded: [],
  };
  const { previousSha256 } = await appendScoreRecord(db, {
    runId: run.id,
    supersedesId: current?.id ?? null,
    buildCanonical: (previous) => canonicalJson({ ...payload, previousSha256: previous }),
  });
  return { payload: { ...payload, previousSha256 }, verdicts };
}

function toScoredTasks(tasks: SuiteTask[], verdicts: CandidateVerdict[]): ScoredTask[] {
  const byTask = Map.groupBy(verdicts, ({ candidate }) => candidate.taskId);
  return tasks.map(({ id, taskKey, baseId, category, tier, language }) => ({
    taskKey,
    baseId,
    category,
    tier,
    language,
    candidates: (byTask.get(id) ?? []).map(({ candidate, current }) => ({
      candidateIndex: candidate.candidateIndex,
      verdict: current?.verdict ?? null,
      failureClass: current?.failureClass ?? null,
    })),
  }));
}
