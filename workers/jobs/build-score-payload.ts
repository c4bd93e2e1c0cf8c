import type { RunWithModel } from "../../db/repositories/find-run";
import type { PublicTask } from "../../db/repositories/list-public-tasks";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { sequentialAttempts } from "../../lib/core/protocol/sequential-attempts";
import type { ScorePayload } from "../../lib/core/scoring/score-payload";
import { scoreRun } from "../../lib/core/scoring/score-run";
import { type ScoredCandidate, toScoredTasks } from "../../lib/core/scoring/to-scored-tasks";

interface ScoredThing {
  run: RunWithModel;
  suite: SuiteRevision;
  tasks: PublicTask[];
}

interface RecordFacts {
  /** The record that this one corrects. */
  supersedes: { recordSha256: string } | null;
  reason: string | null;
  manifestSha256: string;
  evaluatedAt: Date;
}

/** What a record of a run's verdicts states; its place in the chain is still open. */
export function buildScorePayload(
  { run, suite, tasks }: ScoredThing,
  candidates: ScoredCandidate[],
  { supersedes, reason, manifestSha256, evaluatedAt }: RecordFacts,
): ScorePayload {
  const { slug, provider, revision, synthetic } = run.model;
  return {
    version: 1,
    previousSha256: null,
    supersedesSha256: supersedes?.recordSha256 ?? null,
    reason,
    runId: run.id,
    suite: suite.suiteId,
    revision: suite.revision,
    cycle: run.cycle,
    model: { slug, provider, revision, synthetic },
    evaluatedAt: evaluatedAt.toISOString(),
    manifestSha256,
    evidence: run.evidence,
    ...scoreRun(
      toScoredTasks(tasks, candidates),
      suite.k,
      run.cycle,
      sequentialAttempts(run.manifest),
    ),
    excluded: [],
  };
}
