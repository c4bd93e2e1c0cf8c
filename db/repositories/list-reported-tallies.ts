import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { countReported } from "../../lib/core/scoring/score-reported";
import type { Database } from "../client";
import { reportedOutcomes } from "../schema";
import { listScopedTasks, type ScopedTask } from "./list-scoped-tasks";
import type { TaskScope } from "./task-scope";
import type { TaskTallyRow } from "./task-tally-row";

const outcomeLists = z.array(z.tuple([z.int(), z.int(), z.int()]));

/**
 * Per-task counts of those of the runs whose outcomes were measured elsewhere, in task order: trials are
 * their candidates. A task that wasn't reported counts as one unscored trial.
 */
export async function listReportedTallies(
  db: Database,
  runIds: readonly string[],
  scope: TaskScope,
): Promise<TaskTallyRow[]> {
  if (runIds.length === 0) return [];
  const reported = await db
    .select({
      runId: reportedOutcomes.runId,
      revisionId: sql`(
        select suite_revision_id from runs where runs.id = "reported_outcomes"."run_id"
      )`.mapWith(Number),
      // One list a run: tens of thousands of rows would take longer to read than to score.
      outcomes: sql`json_agg(json_build_array(
        ${reportedOutcomes.taskId}, ${reportedOutcomes.successes}, ${reportedOutcomes.trials}
      ))`.mapWith((value: unknown) => outcomeLists.parse(value)),
    })
    .from(reportedOutcomes)
    .where(inArray(reportedOutcomes.runId, [...runIds]))
    .groupBy(reportedOutcomes.runId);
  const ofRevision = await listScopedTasks(
    db,
    reported.map((run) => run.runId),
    scope,
  );
  return reported
    .sort((a, b) => (a.runId < b.runId ? -1 : 1))
    .flatMap(({ runId, revisionId, outcomes }) => {
      const outcomeOf = new Map(outcomes.map(([taskId, ...counts]) => [taskId, counts]));
      return (ofRevision.get(revisionId) ?? []).map((task) =>
        toTally(runId, task, outcomeOf.get(task.id)),
      );
    });
}

function toTally(runId: string, task: ScopedTask, counts: number[] | undefined): TaskTallyRow {
  const { taskKey, baseId, category, tier, language } = task;
  const [successes, trials] = counts ?? [];
  const isKnown = successes !== undefined && trials !== undefined;
  const counted = countReported(isKnown ? { successes, trials } : null);
  return {
    runId,
    taskKey,
    baseId,
    category,
    tier,
    language,
    candidates: counted.candidates,
    passedCandidates: counted.passes,
    unscored: counted.unscored,
    passed: counted.firstPassed,
    firstSuccess: counted.firstSuccess ?? null,
  };
}
