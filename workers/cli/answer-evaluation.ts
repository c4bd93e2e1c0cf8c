import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import { toScoreFacts } from "../../lib/core/scoring/score-facts";
import type { Evaluation } from "../jobs/evaluate-run";
import type { Output } from "./output";

const unscoredExitCode = 1;

/** Prints what a graded run came to; the exit code is 1 where candidates are left without a verdict. */
export function answerEvaluation(
  output: Output,
  evaluation: Evaluation,
  tasks: readonly SuiteTask[],
): void {
  const answer = toAnswer(evaluation, tasks);
  output.result(answer, summarise(answer));
  if (evaluation.payload.unscored > 0) process.exitCode = unscoredExitCode;
}

function toAnswer({ run, payload, verdicts, repeats }: Evaluation, tasks: readonly SuiteTask[]) {
  const keyOf = new Map(tasks.map((task) => [task.id, task.taskKey]));
  const { passed, candidates, passRate, passAtK, interval, unscored } = toScoreFacts(payload);
  return {
    runId: run.id,
    model: run.model.slug,
    suite: payload.suite,
    tasks: payload.tasks,
    candidates,
    passed,
    passRate,
    passAtK,
    interval,
    verdicts: verdicts.map(({ candidate, current }) => ({
      taskId: keyOf.get(candidate.taskId) ?? "",
      candidateIndex: candidate.candidateIndex,
      verdict: current?.verdict ?? "voided",
      failureClass: current?.failureClass ?? null,
    })),
    unscored,
    excluded: payload.excluded,
    repeats: repeats.groups.map(({ selectedBy, repeated, flaky }) => ({
      selectedBy,
      repeated,
      flaky,
    })),
  };
}

function summarise(answer: ReturnType<typeof toAnswer>): string {
  const { model, suite, passed, tasks, passRate, interval, runId } = answer;
  const percent = (fraction: number) => (100 * fraction).toFixed(1);
  const rate =
    passRate === null || interval === null
      ? wordUnscored(answer)
      : `${percent(passRate)}%, 95% interval ${percent(interval.displayed.low)} to ${percent(interval.displayed.high)}`;
  const repeated = sum(answer.repeats.map((group) => group.repeated));
  const flaky = sum(answer.repeats.map((group) => group.flaky));
  return [
    `${model} on ${suite}: ${passed} of ${tasks} tasks passed at the first candidate; ${rate}`,
    `${repeated} candidates executed three times, ${flaky} of them flaky; never scored`,
    `run ${runId}`,
  ].join("\n");
}

/** Repeating helps against a voided verdict, never against a try that was not made. */
function wordUnscored({ unscored, verdicts }: ReturnType<typeof toAnswer>): string {
  const voided = verdicts.filter(({ verdict }) => verdict === "voided").length;
  if (voided > 0) return `${voided} candidates are left without a verdict: repeat the command`;
  return `${unscored} tries are missing at unsolved tasks, so there are only bounds: add them, or state fewer attempts`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
