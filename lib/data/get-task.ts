import "server-only";
import { findPublicTask, type PublicTaskRow } from "../../db/repositories/find-public-task";
import { listTaskReports, type TaskReportRow } from "../../db/repositories/list-task-reports";
import { listTaskResults, type TaskResultRow } from "../../db/repositories/list-task-results";
import type { Task, TaskOutcome } from "../contracts/task";
import { readSnapshot } from "./read-snapshot";
import { toModelSummary } from "./to-model-summary";

/**
 * The public part of a task and what every published run made of it. Without `only`, the newest suite
 * revision that holds the key. Null when there is none.
 */
export function getTask(
  key: string,
  only: { suite?: string | undefined; revision?: string | undefined } = {},
): Promise<Task | null> {
  return readSnapshot(async (db) => {
    const task = await findPublicTask(db, key, {
      ...(only.suite === undefined ? {} : { suiteId: only.suite }),
      ...(only.revision === undefined ? {} : { revision: only.revision }),
    });
    if (task === null) return null;
    const graded = toOutcomes(await listTaskResults(db, task.id));
    const reported = (await listTaskReports(db, task.id)).map(toReportedOutcome);
    return toTask(task, [...graded, ...reported]);
  });
}

function toTask(task: PublicTaskRow, outcomes: TaskOutcome[]): Task {
  return {
    id: task.taskKey,
    suite: task.suiteId,
    revision: task.revision,
    exposed: task.exposed,
    baseId: task.baseId,
    category: task.category,
    tier: task.tier,
    language: task.language,
    entryPoint: task.entryPoint,
    prompt: task.prompt,
    contentSha256: task.contentSha256,
    testSuiteVersion: task.testSuiteVersion,
    cases: task.cases,
    publicCases: task.publicCases,
    outcomes,
  };
}

function toReportedOutcome(row: TaskReportRow): TaskOutcome {
  const { runId, cycle, recordId, successes, trials } = row;
  return {
    model: toModelSummary(row),
    runId,
    cycle,
    recordId,
    passedCandidates: successes,
    reported: { successes, trials },
    candidates: [],
  };
}

function toOutcomes(results: readonly TaskResultRow[]): TaskOutcome[] {
  const byRecord = new Map<number, TaskOutcome>();
  for (const result of results) {
    const outcome = byRecord.get(result.recordId) ?? {
      model: toModelSummary(result),
      runId: result.runId,
      cycle: result.cycle,
      recordId: result.recordId,
      passedCandidates: 0,
      reported: null,
      candidates: [],
    };
    outcome.passedCandidates += result.verdict === "passed" ? 1 : 0;
    outcome.candidates.push({
      candidateIndex: result.candidateIndex,
      verdict: result.verdict,
      failureClass: result.failureClass,
      traceId: result.verdictId,
    });
    byRecord.set(result.recordId, outcome);
  }
  return [...byRecord.values()];
}
