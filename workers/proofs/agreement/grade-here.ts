import { extractSubmission } from "../../../lib/core/extraction/extract-submission";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { packagesFor } from "../../../lib/core/suite/package-allowlist";
import type { Verdict } from "../../../lib/core/vocabulary";
import { functionCompletionGrader } from "../../graders/function-completion/grader";
import { executeSteps } from "../../jobs/execute-steps";
import type { LoadedSuite } from "./load-suite";

/** Our verdict on one completion, without a database: extraction, sandbox, judgement. */
export async function gradeHere(
  backend: SandboxBackend,
  { definition, taskOf }: LoadedSuite,
  taskId: string,
  completion: string,
): Promise<Verdict> {
  const task = taskOf(taskId);
  const { prompt, entryPoint, language } = task;
  const { source } = extractSubmission({ language, prompt, entryPoint, completion });
  if (source === null) return { kind: "failed", failureClass: "format" };
  const graded = { ...task, equality: definition.equality };
  const packages = packagesFor(definition.packages, language);
  const plans = functionCompletionGrader.plan(graded, source);
  const { results } = await executeSteps(backend, language, definition.limits, plans, packages);
  return functionCompletionGrader.judge(graded, results, source).verdict;
}
