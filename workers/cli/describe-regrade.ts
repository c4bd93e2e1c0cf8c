import type { RunWithModel } from "../../db/repositories/find-run";
import type { SuiteRevision } from "../../db/repositories/suite-revision";
import { toScoreFacts } from "../../lib/core/scoring/score-facts";
import type { Regrade } from "../jobs/regrade-run";
import type { StatedVerdict } from "../jobs/summarise-regrade";
import { describeScore } from "./describe-score";

const changesShown = 20;

/** What `regrade --json` says of one run. */
export function toRegradeAnswer(
  { run, suite, reason }: { run: RunWithModel; suite: SuiteRevision; reason: string },
  regrade: Regrade,
) {
  const { record, limitsChanged, unreached, unscored } = regrade;
  const facts = record && toScoreFacts(record.payload);
  return {
    runId: run.id,
    model: run.model.slug,
    suite: suite.suiteId,
    candidates: regrade.candidates,
    executed: regrade.executed,
    limitsChanged,
    changed: regrade.changed.map(({ taskKey, candidateIndex, from, to }) => ({
      taskId: taskKey,
      candidateIndex,
      from,
      to,
    })),
    unreached: unreached.map(({ taskKey, candidateIndex }) => ({
      taskId: taskKey,
      candidateIndex,
    })),
    unscored,
    /** Something is still to be done: the command repeated may do it. */
    leftOpen: unscored > 0 || (limitsChanged && unreached.length > 0),
    record: record && {
      recordId: record.id,
      supersedes: record.supersedes,
      reason: record.payload.reason ?? reason,
      passed: facts?.passed ?? null,
      tasks: facts?.tasks ?? 0,
      passRate: facts?.passRate ?? null,
      interval: facts?.interval ?? null,
    },
  };
}

/** The same for a reader. */
export function describeRegrade(answer: ReturnType<typeof toRegradeAnswer>): string {
  const { changed, unreached, unscored, record } = answer;
  const shown = changed.slice(0, changesShown).map(({ taskId, candidateIndex, from, to }) => {
    return `  ${taskId} candidate ${candidateIndex}: ${word(from)} -> ${word(to)}`;
  });
  const more = changed.length - shown.length;
  return [
    `${answer.model} on ${answer.suite}, run ${answer.runId}: ${answer.executed} of ${answer.candidates} candidates executed again, ${changed.length} verdicts changed`,
    ...shown,
    ...(more > 0 ? [`  and ${more} more: --json lists them`] : []),
    ...unreached.map(
      ({ taskId, candidateIndex }) =>
        `  ${taskId} candidate ${candidateIndex}: only the machine failed, its verdict stands`,
    ),
    ...(answer.limitsChanged && unreached.length > 0
      ? ["nothing was recorded, for not every candidate met the new limits: repeat the command"]
      : [describeRecord(record)]),
    ...(unscored > 0 ? [`${unscored} candidates are left without a verdict`] : []),
  ].join("\n");
}

function describeRecord(record: ReturnType<typeof toRegradeAnswer>["record"]): string {
  if (record === null) return "the record stands: no verdict changed, and the limits are the same";
  const { rate, interval } = describeScore(record);
  const place = record.supersedes === null ? "" : ` supersedes record ${record.supersedes}`;
  return `record ${record.recordId}${place}: ${record.passed} of ${record.tasks} tasks passed, ${rate}, 95% interval ${interval}; reason: ${record.reason}`;
}

function word({ verdict, failureClass }: StatedVerdict): string {
  if (verdict === null) return "no verdict";
  return failureClass === null ? verdict : `${verdict} (${failureClass})`;
}
