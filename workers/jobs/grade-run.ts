import { appendVerdict } from "../../db/repositories/append-verdict";
import type { RunWithModel } from "../../db/repositories/find-run";
import { type CandidateVerdict, listRunVerdicts } from "../../db/repositories/list-run-verdicts";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import type { GraderFor } from "../../lib/core/ports/grader";
import type { Verdict } from "../../lib/core/vocabulary";
import { gradeSubmission } from "./grade-submission";
import type { GradedCandidate } from "./graded-candidate";
import { gradingWidth } from "./grading-width";
import { mapConcurrently } from "./map-concurrently";
import type { RunPorts } from "./open-run";
import { storeTrace } from "./store-trace";
import { toExecutionRows } from "./to-execution-rows";

export interface GradeRequest {
  run: RunWithModel;
  suite: GradableSuite;
  tasks: SuiteTask[];
  graderFor: GraderFor;
  onProgress?: (total: number) => () => void;
}

/**
 * Gives every candidate of a run that has none, or only a voided one, a verdict. Each is stored as
 * soon as it is known, so an interrupted grading goes on where it stopped.
 */
export async function gradeRun(ports: RunPorts, request: GradeRequest): Promise<void> {
  const all = await listRunVerdicts(ports.db, request.run.id);
  const open = all.filter(isOpen);
  const advance = request.onProgress?.(open.length);
  await mapConcurrently(open, gradingWidth(ports.backend), async (entry) => {
    await gradeCandidate(ports, request, entry);
    advance?.();
  });
}

/** Whether a candidate is still to be graded: without a verdict, or with a voided one. */
export function isOpen({ current }: CandidateVerdict): boolean {
  return current === null || current.verdict === "voided";
}

/** Executes, judges and stores one candidate: trace first, then execution, outcomes and verdict at once. */
export async function gradeCandidate(
  ports: RunPorts,
  request: GradeRequest,
  { candidate, current, attempts }: CandidateVerdict,
): Promise<void> {
  const { run, suite } = request;
  const task = request.tasks.find(({ id }) => id === candidate.taskId);
  if (!task) throw new DomainError("integrity", "a candidate's task is not in the suite");
  const graded: GradedCandidate =
    candidate.submissionSha256 === null
      ? { verdict: { kind: "failed", failureClass: "format" }, cases: [], executed: null }
      : await gradeSubmission(
          ports.backend,
          request,
          task,
          Buffer.from(await ports.texts.get(candidate.submissionSha256)).toString("utf8"),
        );
  const attempt = attempts + 1;
  const traceSha256 = await storeTrace(ports, { run, suite, task, candidate, graded, attempt });
  const told = { candidateId: candidate.id, ...spreadVerdict(graded.verdict) };
  await appendVerdict(
    ports.db,
    {
      ...told,
      traceSha256,
      supersedesId: current?.id ?? null,
      reason: current ? "run again after an infrastructure fault" : null,
    },
    toExecutionRows({
      backend: ports.backend,
      suite,
      task,
      candidateId: candidate.id,
      attempt,
      graded,
    }),
  );
  const fields = { runId: run.id, task: task.taskKey, attempt, ...told };
  ports.log?.[told.fault === null ? "info" : "warn"](fields, "a candidate was graded");
}

/** A verdict as its row has it. */
function spreadVerdict(verdict: Verdict) {
  return {
    verdict: verdict.kind,
    failureClass: verdict.kind === "failed" ? verdict.failureClass : null,
    fault: verdict.kind === "voided" ? verdict.fault : null,
  };
}
