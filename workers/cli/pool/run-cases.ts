import type { Judgement } from "../../../lib/core/ports/grader";
import type { SandboxBackend, SandboxLimits } from "../../../lib/core/ports/sandbox";
import type { CallCase } from "../../../lib/core/scoring/test-plan";
import type { Language } from "../../../lib/core/vocabulary";
import { functionCompletionGrader } from "../../graders/function-completion/grader";
import { executePlan } from "../../jobs/execute-plan";

/** A function of one language and what is asked of it. */
export interface Asked {
  language: Language;
  entryPoint: string;
  cases: CallCase[];
}

/** Runs a whole program on cases and judges its answers one by one, as a completion's are. */
export async function runCases(
  backend: SandboxBackend,
  limits: SandboxLimits,
  { language, entryPoint, cases }: Asked,
  source: string,
): Promise<Judgement> {
  const task = {
    language,
    entryPoint,
    prompt: "",
    equality: "typed" as const,
    testPlan: { kind: "calls" as const, cases },
  };
  const results = [];
  for (const plan of functionCompletionGrader.plan(task, source)) {
    results.push((await executePlan(backend, language, limits, plan, null)).result);
  }
  return functionCompletionGrader.judge(task, results, source);
}
