import type { SandboxBackend, SandboxLimits } from "../../lib/core/ports/sandbox";
import type { ExecutionPlan, ExecutionResult, StepResult } from "../../lib/core/scoring/execution";
import type { Language } from "../../lib/core/vocabulary";
import { CheckerSession } from "./checker-session";
import type { DriverSession } from "./driver-session";

interface CheckedSubmission {
  language: Language;
  limits: SandboxLimits;
  session: DriverSession;
  load: StepResult;
  plan: Extract<ExecutionPlan, { kind: "checker" }>;
}

type CheckerResult = Extract<ExecutionResult, { kind: "checker" }>;

/**
 * The tests run in a second sandbox; the candidate's process never holds them.
 * @param plan with its tests compiled, where the language needs it
 * @throws DomainError sandbox-fault when the machine or the suite's own tests failed, not the submission.
 */
export async function runChecker(
  backend: SandboxBackend,
  { language, limits, session, load, plan }: CheckedSubmission,
): Promise<CheckerResult> {
  const outcome = { kind: "checker" as const, load, firstFailure: null, cpuMs: load.cpuMs };
  if (load.kind !== "loaded") return { ...outcome, tests: "not-run" };
  const tests = new CheckerSession(
    await backend.acquire(language, patientLimits(limits), "checker"),
    language,
  );
  try {
    tests.start(plan);
    let cpuMs = load.cpuMs;
    while (true) {
      const said = await tests.next();
      if (said.kind === "call") {
        const step = await session.ask("A", said.args);
        cpuMs += step.cpuMs;
        if (step.kind !== "returned") {
          return { ...outcome, tests: "failed", firstFailure: step, cpuMs };
        }
        tests.answer(step.value);
      } else {
        const firstFailure = said.kind === "passed" ? await session.quit() : null;
        return { ...outcome, tests: said.kind, firstFailure, cpuMs };
      }
    }
  } finally {
    await tests.dispose();
  }
}

/** The tests wait while the candidate works: they get its whole budget as wall clock. */
function patientLimits(limits: SandboxLimits): SandboxLimits {
  return { ...limits, wallMsPerTest: limits.wallMsPerTest + limits.cpuMsTotal };
}
