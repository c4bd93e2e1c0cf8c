import "server-only";
import type { Database } from "../../../db/client";
import { findCycleInWork } from "../../../db/repositories/find-cycle-in-work";
import {
  listCycleProgress,
  type ModelProgress,
} from "../../../db/repositories/list-cycle-progress";
import { listCycleSpending } from "../../../db/repositories/list-cycle-spending";
import type { Metric } from "../../core/metrics/metric";

const counted: { name: string; help: string; of: (progress: ModelProgress) => number }[] = [
  {
    name: "errorbar_cycle_attempts",
    help: "Attempts to ask a model in the cycle in work",
    of: ({ attempts }) => attempts,
  },
  {
    name: "errorbar_cycle_failed_attempts",
    help: "Attempts that brought nothing usable",
    of: ({ failedAttempts }) => failedAttempts,
  },
  {
    name: "errorbar_cycle_answered",
    help: "Questions that a model has answered",
    of: ({ answered }) => answered,
  },
  {
    name: "errorbar_cycle_graded_candidates",
    help: "Candidates of the cycle in work that passed or failed",
    of: ({ graded }) => graded,
  },
  {
    name: "errorbar_cycle_voided_candidates",
    help: "Candidates of the cycle in work that wait for another attempt after a void",
    of: ({ voided }) => voided,
  },
];

/** The cycle in work: how far each model has come and what it has cost; names alone between cycles. */
export async function measureCycle(db: Database): Promise<Metric[]> {
  const found = await findCycleInWork(db);
  const progress = found === null ? [] : await listCycleProgress(db, found.cycle);
  const spending = found === null ? [] : await listCycleSpending(db, found.cycle);
  const cycle = found?.cycle ?? "";
  return [
    {
      name: "errorbar_cycle_tasks",
      help: "Tasks of the cycle in work",
      values: found === null ? [] : [{ labels: { cycle }, value: found.tasks }],
    },
    ...counted.map(({ name, help, of }) => ({
      name,
      help,
      values: progress.map((each) => ({ labels: { cycle, model: each.model }, value: of(each) })),
    })),
    {
      name: "errorbar_cycle_spending",
      help: "What answers with a known price have cost in the cycle in work",
      values: spending.map(({ model, currency, amount }) => ({
        labels: { cycle, model, currency },
        value: Number(amount),
      })),
    },
  ];
}
