import "server-only";
import type { ReportedOutcomeRow } from "../../db/repositories/list-reported-outcomes";
import type { RunRecordRow } from "../../db/repositories/list-run-records";
import type { Run } from "../contracts/run";
import { toRunScore } from "./to-run-score";

type ReportedRun = Pick<
  Run,
  | "measured"
  | "candidates"
  | "graded"
  | "voided"
  | "solvedTasks"
  | "failureSlices"
  | "faults"
  | "executionMs"
  | "cpuMs"
  | "timeoutRate"
  | "repeats"
  | "tokens"
  | "cost"
> &
  ReturnType<typeof toRunScore>;

/** A run of outcomes measured elsewhere: counts and a score, and nothing that only executing shows. */
export function toReportedRun(
  record: RunRecordRow | null,
  outcomes: readonly ReportedOutcomeRow[],
  suiteTasks: number,
): ReportedRun {
  const trials = outcomes.reduce((sum, outcome) => sum + outcome.trials, 0);
  const successes = outcomes.reduce((sum, outcome) => sum + outcome.successes, 0);
  const missing = Math.max(0, suiteTasks - outcomes.length);
  const counts = {
    tasks: suiteTasks,
    // As a record counts: a task that was not reported is one trial without an outcome.
    candidates: trials + missing,
    graded: trials,
    voided: 0,
    passedCandidates: successes,
    passed: 0,
  };
  return {
    measured: "elsewhere",
    ...toRunScore(record, counts, []),
    candidates: counts.candidates,
    graded: trials,
    voided: 0,
    solvedTasks: outcomes.filter((outcome) => outcome.successes > 0).length,
    failureSlices: [],
    faults: { voided: {}, replaced: 0 },
    executionMs: null,
    cpuMs: null,
    timeoutRate: { timeouts: 0, executions: 0 },
    repeats: null,
    tokens: null,
    cost: null,
  };
}
