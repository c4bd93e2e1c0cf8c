import type { Database } from "../../../db/client";
import { copyRows } from "../../../db/copy-rows";
import { findRun, type RunWithModel } from "../../../db/repositories/find-run";
import { listGradedPlaces } from "../../../db/repositories/list-graded-places";
import { listRunVerdicts } from "../../../db/repositories/list-run-verdicts";
import type { SuiteTask } from "../../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../../db/repositories/suite-revision";
import { executions, outcomes, repeatExecutions, verdicts } from "../../../db/schema/runs";
import { DomainError } from "../../../lib/core/errors";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { caseVisibilities } from "../../../lib/core/scoring/case-visibilities";
import { executionsOfRepeated, selectRepeats } from "../../../lib/core/scoring/select-repeats";
import type { AnswerWorth } from "../../../lib/core/simulation/draw-answers";
import type { FailureClass, Visibility } from "../../../lib/core/vocabulary";
import { reserveIds } from "./reserve-ids";

export interface GradedRun {
  runId: string;
  suite: GradableSuite;
  tasks: readonly SuiteTask[];
  gradedAt: Date;
}

interface Ports {
  db: Database;
  backend: SandboxBackend;
}

const cpuMs = 20;
const failures: Record<AnswerWorth, FailureClass | null> = {
  right: null,
  near: "wrong_answer",
  slow: "cpu_timeout",
  wrong: "wrong_answer",
};

/**
 * Gives every candidate of a run a verdict, and some the repeats that a cycle asks for: the rows that
 * grading in a sandbox leaves behind, a task's public and hidden cases as one case each.
 * @param worthOf what the evaluator takes the answer to a task for
 */
export async function storeVerdicts(
  { db, backend }: Ports,
  { runId, suite, tasks, gradedAt }: GradedRun,
  worthOf: (task: SuiteTask) => AnswerWorth,
): Promise<void> {
  const run = await findRun(db, runId);
  if (run === null) throw new DomainError("integrity", `run ${runId} vanished`);
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const graded = (await listRunVerdicts(db, runId)).flatMap(({ candidate }) => {
    const task = taskOf.get(candidate.taskId);
    return task === undefined ? [] : [{ candidate, task, worth: worthOf(task) }];
  });
  const ids = await reserveIds(db, executions, graded.length);
  const placed = graded.map((one, at) => ({ ...one, executionId: ids[at] ?? 0 }));
  await copyRows(
    db,
    executions,
    placed.map(({ candidate, task, worth, executionId }) => ({
      id: executionId,
      candidateId: candidate.id,
      taskId: task.id,
      attempt: 1,
      environmentSha256: backend.environmentSha256(task.language),
      policySha256: backend.policySha256(task.language, suite.limits),
      testSuiteVersion: task.testSuiteVersion,
      backend: backend.nameFor(task.language),
      startedAt: gradedAt,
      endedAt: gradedAt,
      exitReason: worth === "slow" ? ("cpu-limit" as const) : ("completed" as const),
      ...{ cpuMs, wallMs: cpuMs, memoryPeakBytes: 1, outputBytes: 0, processLimitHits: 0 },
    })),
  );
  await copyRows(
    db,
    outcomes,
    placed.flatMap(({ task, worth, executionId }) => toOutcomes(executionId, task, worth)),
  );
  await copyRows(
    db,
    verdicts,
    placed.map(({ candidate, worth, executionId }) => ({
      candidateId: candidate.id,
      executionId,
      ...toVerdict(worth),
      traceSha256: candidate.completionSha256,
    })),
  );
  await storeRepeats(db, run, suite);
}

function toVerdict(worth: AnswerWorth) {
  const failureClass = failures[worth];
  return {
    verdict: failureClass === null ? ("passed" as const) : ("failed" as const),
    failureClass,
  };
}

function toOutcomes(executionId: number, { testPlan }: SuiteTask, worth: AnswerWorth) {
  const passes: Record<Visibility, boolean> = {
    public: worth === "right" || worth === "near",
    hidden: worth === "right",
  };
  return [...new Set(caseVisibilities(testPlan))].map((visibility, caseIndex) => {
    const outcome = passes[visibility] ? ("passed" as const) : ("failed" as const);
    return { executionId, caseIndex, visibility, outcome, cpuMs };
  });
}

/** The repeats of a run, which all come out the same: this evaluator errs, but it doesn't waver. */
async function storeRepeats(db: Database, run: RunWithModel, suite: GradableSuite): Promise<void> {
  const { manifestSha256 } = run;
  const selected = selectRepeats(await listGradedPlaces(db, run.id), run.cycle, suite.limits);
  await copyRows(
    db,
    repeatExecutions,
    selected.flatMap(({ place: { candidateId, verdict, failureClass }, selectedBy }) => {
      if (verdict === null) return [];
      const repeat = { candidateId, manifestSha256, selectedBy, verdict, failureClass };
      return Array.from({ length: executionsOfRepeated - 1 }, (_, at) => ({
        ...{ ...repeat, repetition: at + 2, cpuMs, wallMs: cpuMs },
      }));
    }),
  );
}
