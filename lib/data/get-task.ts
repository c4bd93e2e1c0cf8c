import "server-only";
import type { Database } from "../../db/client";
import { findPublicTask, type PublicTaskRow } from "../../db/repositories/find-public-task";
import { listSiblingTasks } from "../../db/repositories/list-sibling-tasks";
import { listTaskAppearances } from "../../db/repositories/list-task-appearances";
import { listTaskCorrections } from "../../db/repositories/list-task-corrections";
import { listTaskExclusions } from "../../db/repositories/list-task-exclusions";
import { listTaskRepeats } from "../../db/repositories/list-task-repeats";
import { listTaskReports, type TaskReportRow } from "../../db/repositories/list-task-reports";
import { listTaskResults, type TaskResultRow } from "../../db/repositories/list-task-results";
import type { Task, TaskOutcome } from "../contracts/task";
import { mayNameTasks } from "../core/outcomes/may-name-tasks";
import { readSnapshot } from "./read-snapshot";
import { toModelSummary } from "./to-model-summary";
import { toTaskAppearances } from "./to-task-appearances";
import { toTaskErrata } from "./to-task-errata";
import { toTaskRepeats } from "./to-task-repeats";

/**
 * The public part of a task, what every published run made of it, and what was put right. Without `only`,
 * the newest suite revision that holds the key. Null when there is none.
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
    return { ...toTask(task), outcomes: [...graded, ...reported], ...(await readAround(db, task)) };
  });
}

/** May its text, and the names of others, be shown? */
function isOpen({ suiteId, exposed }: PublicTaskRow): boolean {
  return mayNameTasks({ id: suiteId, exposed });
}

async function readAround(
  db: Database,
  task: PublicTaskRow,
): Promise<Pick<Task, "siblings" | "appearances" | "repeats" | "errata">> {
  const siblings = isOpen(task) ? await listSiblingTasks(db, task) : [];
  const corrections = await listTaskCorrections(db, task.id);
  return {
    siblings: siblings.map(({ taskKey, ...sibling }) => ({ id: taskKey, ...sibling })),
    appearances: toTaskAppearances(await listTaskAppearances(db, task)),
    repeats: toTaskRepeats(await listTaskRepeats(db, task.id)),
    errata: toTaskErrata(corrections, await listTaskExclusions(db, task)),
  };
}

function toTask(
  task: PublicTaskRow,
): Omit<Task, "outcomes" | "siblings" | "appearances" | "repeats" | "errata"> {
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
    prompt: isOpen(task) ? task.prompt : null,
    contentSha256: task.contentSha256,
    testSuiteVersion: task.testSuiteVersion,
    cases: task.cases,
    publicCases: task.publicCases,
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
