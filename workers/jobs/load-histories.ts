import type { Database } from "../../db/client";
import { listAnswerCosts } from "../../db/repositories/list-answer-costs";
import { listConfirmedChanges } from "../../db/repositories/list-confirmed-changes";
import { type JudgedRun, listJudgedRuns } from "../../db/repositories/list-judged-runs";
import { listRunOutcomes } from "../../db/repositories/list-run-outcomes";
import { listTaskContents } from "../../db/repositories/list-task-contents";
import { comparableKey } from "../../lib/core/drift/comparable-key";
import { baselineCycles } from "../../lib/core/drift/drift-windows";
import type { ModelHistory, TaskCost, TaskResult } from "../../lib/core/drift/history";
import { manifestSchema } from "../../lib/core/protocol/manifest";

export interface CycleHistories {
  /** By slug; of models with a complete run in the judged cycle or before. */
  histories: ModelHistory[];
  /** Index of the judged cycle in them. */
  judged: number;
}

/**
 * Every model's results in the published cycles and in the one that is judged, from complete runs alone:
 * which tasks went without a verdict is no accident of chance. Verdicts are those that stand now.
 */
export async function loadHistories(
  db: Database,
  cycle: { id: number; cycle: string },
): Promise<CycleHistories> {
  const runs = await listJudgedRuns(db, { cycleId: cycle.id, cycle: cycle.cycle });
  const earlier = new Set(runs.map((run) => run.cycle).filter((week) => week < cycle.cycle));
  const weeks = [...[...earlier].slice(-baselineCycles), cycle.cycle];
  const indexOf = new Map(weeks.map((week, index) => [week, index]));
  const used = runs.filter((run) => indexOf.has(run.cycle));
  const outcomes = await listRunOutcomes(
    db,
    used.map(({ runId }) => runId),
  );
  const contents = await listTaskContents(db, [
    ...new Set(used.map(({ suiteRevisionId }) => suiteRevisionId)),
  ]);
  const costs = await loadCosts(db, used);
  const confirmed = await listConfirmedChanges(db);
  const complete = used.filter(
    ({ runId, taskCount }) => (outcomes.get(runId)?.length ?? 0) === taskCount,
  );
  const histories = [...Map.groupBy(complete, ({ slug }) => slug)].map(([model, own]) => ({
    model,
    baselineFrom: indexOf.get(confirmed.get(model) ?? "") ?? null,
    results: own.flatMap((run) => toResults(run)),
  }));
  return { histories, judged: weeks.length - 1 };

  function toResults(run: JudgedRun): TaskResult[] {
    const comparable = comparableKey(manifestSchema.parse(run.manifest));
    return (outcomes.get(run.runId) ?? []).flatMap(({ taskId, ...counts }) => {
      const content = contents.get(taskId);
      if (content === undefined) return [];
      const cost = costs.get(costKey(run.cycleId, run.modelId, taskId)) ?? null;
      return [{ ...content, ...counts, cycle: indexOf.get(run.cycle) ?? 0, cost, comparable }];
    });
  }
}

async function loadCosts(db: Database, runs: readonly JudgedRun[]): Promise<Map<string, TaskCost>> {
  const costs = await listAnswerCosts(db, [...new Set(runs.map(({ cycleId }) => cycleId))]);
  return new Map(
    costs.map(({ cycleId, modelId, taskId, amount, priceTable }) => [
      costKey(cycleId, modelId, taskId),
      { amount, priceTable },
    ]),
  );
}

function costKey(cycleId: number, modelId: number, taskId: number): string {
  return `${cycleId} ${modelId} ${taskId}`;
}
