import type { Judgement } from "../../../lib/core/ports/grader";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import { functionCompletionGrader } from "../../graders/function-completion/grader";
import { executeSteps } from "../../jobs/execute-steps";
import type { HumanevalJob } from "./prepare-humaneval-jobs";

/** Grades a candidate as a run does: planned, executed by a backend, judged. */
export async function gradeHumanevalJob(
  backend: SandboxBackend,
  job: HumanevalJob,
): Promise<Judgement> {
  const task = { ...job.task, equality: "python" as const };
  const plans = functionCompletionGrader.plan(task, job.submission);
  const { results } = await executeSteps(backend, "python", defaultLimits, plans, null);
  return functionCompletionGrader.judge(task, results, job.submission);
}
