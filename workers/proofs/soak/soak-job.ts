import type { GradedTask } from "../../../lib/core/ports/grader";
import type { SandboxBackend, SandboxLimits } from "../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../lib/core/suite/default-limits";
import { functionCompletionGrader } from "../../graders/function-completion/grader";
import { executeSteps } from "../../jobs/execute-steps";
import type { PlanName } from "../../sandbox/conformance/cheats/cheat";
import { makeTask } from "../../sandbox/conformance/cheats/make-task";
import { readHonest } from "../../sandbox/conformance/cheats/read-cheat";
import type { ConformanceLanguage } from "../../sandbox/conformance/conformance-language";

/** One honest submission with its task; its verdict does not depend on what runs beside it. */
export interface HonestJob {
  name: string;
  language: ConformanceLanguage;
  task: GradedTask;
  source: string;
}

const limits: SandboxLimits = { ...defaultLimits, wallMsPerTest: 30_000 };

const faults: Record<ConformanceLanguage, string> = {
  python: "def seal(text):\n    return len(text)\n",
  javascript: "function seal(text) {\n  return text.length;\n}\n",
  java: "class Solution {\n    public long seal(String text) {\n        return text.length();\n    }\n}\n",
};

/** A right, a noisy and a wrong submission under two kinds of test, for a language. */
export function honestJobs(language: ConformanceLanguage): HonestJob[] {
  const sources = {
    right: readHonest(language, "quiet"),
    noisy: readHonest(language, "noisy"),
    wrong: faults[language],
  };
  const plans: PlanName[] = ["exact", "checker"];
  return plans.flatMap((plan) =>
    Object.entries(sources).map(([kind, source]) => ({
      name: `${language}, ${kind}, ${plan}`,
      language,
      task: makeTask(language, plan),
      source,
    })),
  );
}

/** Its verdict in words. */
export async function gradeHonest(backend: SandboxBackend, job: HonestJob): Promise<string> {
  const plans = functionCompletionGrader.plan(job.task, job.source);
  const { results } = await executeSteps(backend, job.language, limits, plans, null);
  const { verdict } = functionCompletionGrader.judge(job.task, results, job.source);
  return verdict.kind === "failed" ? `failed, ${verdict.failureClass}` : verdict.kind;
}
