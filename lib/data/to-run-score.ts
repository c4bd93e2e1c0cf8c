import "server-only";
import type { RunVerdictCounts } from "../../db/repositories/count-run-verdicts";
import type { FailureCountRow } from "../../db/repositories/list-failure-counts";
import type { RunRecordRow } from "../../db/repositories/list-run-records";
import type { Run } from "../contracts/run";
import { toScoreFacts } from "../core/scoring/score-facts";
import { parseRecord } from "./parse-record";
import { toFailureCounts } from "./to-failure-counts";

type RunScore = Pick<
  Run,
  | "state"
  | "tasks"
  | "passed"
  | "passedCandidates"
  | "passRate"
  | "passAtK"
  | "interval"
  | "slices"
  | "failureClasses"
  | "excluded"
  | "record"
>;

/** The part of a run that its record settles; before there is one, what has been counted so far. */
export function toRunScore(
  record: RunRecordRow | null,
  counts: RunVerdictCounts,
  failures: readonly FailureCountRow[],
): RunScore {
  if (record === null) return toUnpublishedScore(counts, failures);
  const payload = parseRecord(record);
  const score = toScoreFacts(payload);
  return {
    state: score.state,
    tasks: score.tasks,
    passed: score.passed,
    passedCandidates: payload.passedCandidates,
    passRate: score.passRate,
    passAtK: score.passAtK,
    interval: score.interval,
    slices: score.slices,
    failureClasses: toFailureCounts(new Map(Object.entries(payload.failureClasses))),
    excluded: payload.excluded.map(({ taskId, reason }) => ({ taskId, reason })),
    record: { id: record.id, sha256: record.recordSha256, previousSha256: record.previousSha256 },
  };
}

function toUnpublishedScore(
  counts: RunVerdictCounts,
  failures: readonly FailureCountRow[],
): RunScore {
  return {
    state: "grading",
    tasks: counts.tasks,
    passed: counts.passed,
    passedCandidates: counts.passedCandidates,
    passRate: null,
    passAtK: {},
    interval: null,
    slices: [],
    failureClasses: toFailureCounts(
      new Map(failures.map((count) => [count.failureClass ?? "", count.candidates])),
    ),
    excluded: [],
    record: null,
  };
}
