import { DomainError } from "../../lib/core/errors";
import type { Compiled, SandboxBackend, SandboxLimits } from "../../lib/core/ports/sandbox";
import type { ExecutionPlan } from "../../lib/core/scoring/execution";
import type { Language } from "../../lib/core/vocabulary";
import { describeUncompiled } from "./describe-uncompiled";
import { DriverSession } from "./driver-session";
import type { ExecutedPlan } from "./executed-plan";
import { pythonParameters } from "./python-parameters";
import { runTrial } from "./run-trial";
import { testsBroken } from "./tests-broken";
import { TrialSession } from "./trial-session";
import { withTwoSandboxes } from "./with-two-sandboxes";

type TrialPlan = Extract<ExecutionPlan, { kind: "trial" }>;

/**
 * Runs a candidate's test program against one subject, each in a fresh sandbox: neither the subject's
 * source nor anything that would tell which one it is lies in the program's own. Usage, exit reason and
 * CPU time are the test program's.
 * @throws DomainError sandbox-fault when the machine failed, or the subject can't be loaded; environment
 * where the suite lists what may be imported, which nothing holds test programs to.
 */
export async function executeTrial(
  backend: SandboxBackend,
  language: Language,
  limits: SandboxLimits,
  plan: TrialPlan,
  packages: readonly string[] | null,
): Promise<ExecutedPlan> {
  if (packages !== null)
    throw new DomainError(
      "environment",
      `nothing holds tests in ${language} to a list of packages`,
    );
  const compiledAt = new Date();
  const { entryPoint, subject: source } = plan;
  const subject = await backend.compile(language, { program: "driver", entryPoint, source });
  if (subject.kind !== "compiled") throw unusable(subject);
  const tests = await backend.compile(language, { program: "trial", ...plan });
  if (tests.kind !== "compiled") {
    const detail = tests.kind === "refused" ? tests.detail.slice(0, 2_000) : tests.reason;
    return describeUncompiled(tests, compiledAt, (load) => ({
      kind: "trial",
      outcome: "not-run",
      detail,
      load,
      cpuMs: 0,
    }));
  }
  const compiled = { subject: subject.text, tests: tests.text };
  return withTwoSandboxes(backend, () => runCompiled(backend, language, limits, plan, compiled));
}

async function runCompiled(
  backend: SandboxBackend,
  language: Language,
  limits: SandboxLimits,
  { entryPoint, subject: source }: TrialPlan,
  compiled: { subject: string; tests: string },
): Promise<ExecutedPlan> {
  const driver = await backend.acquire(language, limits, "driver");
  try {
    const session = new DriverSession(driver);
    const loaded = await session.ask("L", entryPoint, compiled.subject);
    if (loaded.kind !== "loaded") throw testsBroken("a subject does not load", loaded.kind);
    const handle = await backend.acquire(language, limits, "trial");
    const startedAt = new Date();
    try {
      const trial = new TrialSession(handle, language);
      const parameters = language === "python" ? pythonParameters(source, entryPoint) : [];
      trial.start(entryPoint, parameters, compiled.tests);
      const word = await runTrial(trial, session, limits);
      await handle.dispose();
      const usage = handle.usage();
      const result = { kind: "trial" as const, ...word, cpuMs: usage.cpuMs };
      const { exitReason } = trial;
      return { result, startedAt, endedAt: new Date(), exitReason, stage: "run", usage };
    } finally {
      await handle.dispose();
    }
  } finally {
    await driver.dispose();
  }
}

function unusable(subject: Exclude<Compiled, { kind: "compiled" }>): DomainError {
  const detail = subject.kind === "refused" ? subject.detail : subject.reason;
  return testsBroken("a subject does not compile", detail);
}
