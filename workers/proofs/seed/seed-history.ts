import { comparableKey } from "../../../lib/core/drift/comparable-key";
import { type DriftReport, detectDrift } from "../../../lib/core/drift/detect-drift";
import type { TaskResult } from "../../../lib/core/drift/history";
import {
  type ConfirmationPair,
  judgeConfirmation,
} from "../../../lib/core/drift/judge-confirmation";
import { describeConfirmation } from "../../../lib/core/events/describe-confirmation";
import type { EventEvidence } from "../../../lib/core/events/event-kind";
import { taskSetDigest } from "../../../lib/core/sampling/task-set-digest";
import type { TaskChances } from "../../../lib/core/simulation/task-chances";
import type { SeededRun } from "./seeded-run";

/** Of a model that is asked again. */
const mostConfirmedTasks = 120;

/** What every model did in every week so far: what drift is judged by, without asking the database. */
export class SeedHistory {
  private readonly results = new Map<string, TaskResult[]>();
  private readonly baselineFrom = new Map<string, number>();

  /** Adds the complete runs of a week. */
  add(week: number, runs: readonly SeededRun[], tasks: number): void {
    for (const { run, candidates } of runs) {
      if (candidates.length < tasks) continue;
      const comparable = comparableKey(run.manifest);
      const own = this.results.get(run.model.slug) ?? [];
      this.results.set(run.model.slug, own);
      for (const { task, answer } of candidates) {
        const { taskKey, contentSha256, baseId } = task;
        own.push({
          ...{ taskKey, contentSha256, baseId, cycle: week, trials: 1, cost: null, comparable },
          passes: Number(answer.failureClass === null),
          timeouts: Number(answer.failureClass === "cpu_timeout"),
          protectedGaps: Number(answer.worth === "near"),
        });
      }
    }
  }

  /** How every model did in a week against its own past. */
  judge(week: number): DriftReport {
    const histories = [...this.results].map(([model, results]) => ({
      ...{ model, results, baselineFrom: this.baselineFrom.get(model) ?? null },
    }));
    return detectDrift(histories, { cycle: week, outcome: "passes" });
  }

  /**
   * Asks a model that an alarm named once more, on tasks that it met before the alarm's window; a change that
   * is confirmed begins a new baseline.
   * @param isRight whether it answers a task rightly this time
   */
  confirm(
    { model, direction, strongest: { window } }: DriftReport["findings"][number],
    alarm: { week: number; eventId: number },
    chances: TaskChances,
    isRight: (chance: number) => boolean,
  ): { isConfirmed: boolean; evidence: EventEvidence } {
    const before = new Map<string, TaskResult>();
    for (const result of this.results.get(model) ?? []) {
      if (result.cycle <= alarm.week - window) before.set(result.taskKey, result);
    }
    const asked = [...before.values()].slice(0, mostConfirmedTasks);
    const pairs = asked.map(
      ({ baseId, taskKey, passes }): ConfirmationPair => ({
        baseId,
        passedBefore: passes > 0,
        passedAgain: isRight(chances.get(taskKey) ?? 0),
      }),
    );
    const verdict = judgeConfirmation(pairs, direction);
    if (verdict.isConfirmed) this.baselineFrom.set(model, alarm.week);
    const digest = taskSetDigest(asked.map(({ taskKey }) => taskKey));
    const planned = { direction, windowCycles: window, taskSetDigest: digest };
    const evidence = describeConfirmation({ ...planned, eventId: alarm.eventId }, pairs, verdict);
    return { isConfirmed: verdict.isConfirmed, evidence };
  }
}
