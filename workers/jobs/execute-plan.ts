import type { Compiled, SandboxBackend, SandboxLimits } from "../../lib/core/ports/sandbox";
import type {
  ExecutionPlan,
  ExecutionResult,
  PlannedCall,
  StepResult,
} from "../../lib/core/scoring/execution";
import { toDriverText } from "../../lib/core/values/driver-text";
import { parseWire } from "../../lib/core/values/parse-wire";
import type { Language } from "../../lib/core/vocabulary";
import { describeUncompiled } from "./describe-uncompiled";
import { DriverSession } from "./driver-session";
import { executeTrial } from "./execute-trial";
import type { ExecutedPlan } from "./executed-plan";
import { runChecker } from "./run-checker";
import { testsBroken } from "./tests-broken";
import { withTwoSandboxes } from "./with-two-sandboxes";

type SubmissionPlan = Exclude<ExecutionPlan, { kind: "trial" }>;

/**
 * Carries out one plan in a fresh sandbox. Where the language has to be compiled, that is done first,
 * and its CPU time is nobody's: a submission that does not compile, or breaks a limit by it, is not run.
 * @param packages what the suite lets submissions import of this language; null where it says nothing
 * @throws DomainError sandbox-fault when the machine or the suite, not the submission, failed.
 */
export async function executePlan(
  backend: SandboxBackend,
  language: Language,
  limits: SandboxLimits,
  plan: ExecutionPlan,
  packages: readonly string[] | null,
): Promise<ExecutedPlan> {
  if (plan.kind === "trial") return executeTrial(backend, language, limits, plan, packages);
  const compiledAt = new Date();
  const compiled = await compileSubmission(backend, language, plan);
  if (compiled.kind !== "compiled") {
    return describeUncompiled(compiled, compiledAt, (load) => withoutRun(plan, load));
  }
  const ready = { ...(await compileTests(backend, language, plan)), source: compiled.text };
  const run = () => runCompiled(backend, { language, limits, plan: ready, packages });
  return ready.kind === "calls" ? run() : withTwoSandboxes(backend, run);
}

interface CompiledPlan {
  language: Language;
  limits: SandboxLimits;
  plan: SubmissionPlan;
  packages: readonly string[] | null;
}

async function runCompiled(
  backend: SandboxBackend,
  { language, limits, plan, packages }: CompiledPlan,
): Promise<ExecutedPlan> {
  const handle = await backend.acquire(language, limits, "driver");
  const startedAt = new Date();
  const session = new DriverSession(handle);
  try {
    const load = await loadSubmission(session, plan, packages);
    const result =
      plan.kind === "calls"
        ? await runCalls(session, language, load, plan)
        : await runChecker(backend, { language, limits, session, load, plan });
    await handle.dispose();
    const exitReason = session.exitReason;
    const usage = handle.usage();
    return { result, startedAt, endedAt: new Date(), exitReason, stage: "run", usage };
  } finally {
    await handle.dispose();
  }
}

function compileSubmission(
  backend: SandboxBackend,
  language: Language,
  { entryPoint, source }: SubmissionPlan,
): Promise<Compiled> {
  return backend.compile(language, { program: "driver", entryPoint, source });
}

/** @throws DomainError sandbox-fault when a suite's own tests don't compile. */
async function compileTests(
  backend: SandboxBackend,
  language: Language,
  plan: SubmissionPlan,
): Promise<SubmissionPlan> {
  if (plan.kind === "calls") return plan;
  const { entryPoint, preamble, testSource } = plan;
  const request = { program: "checker" as const, entryPoint, preamble, testSource };
  const compiled = await backend.compile(language, request);
  if (compiled.kind === "compiled") return { ...plan, testSource: compiled.text };
  const detail = compiled.kind === "refused" ? compiled.detail : compiled.reason;
  throw testsBroken("they do not compile", detail);
}

function withoutRun(plan: SubmissionPlan, load: StepResult): ExecutionResult {
  return plan.kind === "calls"
    ? { kind: "calls", load, steps: [] }
    : { kind: "checker", load, tests: "not-run", firstFailure: null, cpuMs: 0 };
}

async function loadSubmission(
  session: DriverSession,
  { entryPoint, source }: SubmissionPlan,
  packages: readonly string[] | null,
): Promise<StepResult> {
  if (packages !== null) {
    const allowed = await session.ask("P", JSON.stringify(packages));
    if (allowed.kind !== "loaded") return allowed;
  }
  return session.ask("L", entryPoint, source);
}

async function runCalls(
  session: DriverSession,
  language: Language,
  load: StepResult,
  { setup, calls }: Extract<ExecutionPlan, { kind: "calls" }>,
): Promise<ExecutionResult> {
  const steps: StepResult[] = [];
  if (load.kind !== "loaded") return { kind: "calls", load, steps };
  if (setup !== undefined) {
    const prepared = await session.ask("N", setup);
    if (prepared.kind !== "loaded") return { kind: "calls", load: prepared, steps };
  }
  for (const call of calls) {
    steps.push(await session.ask(...toRequest(language, call)));
    if (session.over) return { kind: "calls", load, steps };
  }
  const unquiet = await session.quit();
  const last = steps.pop();
  if (last) steps.push(unquiet ?? last);
  return { kind: "calls", load, steps };
}

function toRequest(language: Language, call: PlannedCall): string[] {
  if (typeof call === "string") return ["A", toDriverText(language, parseWire(call))];
  const { args, view } = call;
  const request =
    args.kind === "wire" ? ["A", toDriverText(language, parseWire(args.text))] : ["V", args.text];
  return view === null ? request : [...request, view];
}
