import { DomainError } from "../../lib/core/errors";
import type {
  Compiled,
  ExecutionStage,
  ExitReason,
  ResourceUsage,
  SandboxBackend,
  SandboxLimits,
} from "../../lib/core/ports/sandbox";
import type {
  ExecutionPlan,
  ExecutionResult,
  PlannedCall,
  StepResult,
} from "../../lib/core/scoring/execution";
import { toDriverText } from "../../lib/core/values/driver-text";
import { parseWire } from "../../lib/core/values/parse-wire";
import type { Language } from "../../lib/core/vocabulary";
import { DriverSession } from "./driver-session";
import { runChecker } from "./run-checker";
import { testsBroken } from "./tests-broken";

export interface ExecutedPlan {
  result: ExecutionResult;
  startedAt: Date;
  endedAt: Date;
  exitReason: ExitReason;
  stage: ExecutionStage;
  usage: ResourceUsage;
}

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
  const compiledAt = new Date();
  const compiled = await compileSubmission(backend, language, plan);
  if (compiled.kind !== "compiled") return describeUncompiled(plan, compiled, compiledAt);
  const ready = { ...(await compileTests(backend, language, plan)), source: compiled.text };
  const handle = await backend.acquire(language, limits, "driver");
  const startedAt = new Date();
  const session = new DriverSession(handle);
  try {
    const load = await loadSubmission(session, ready, packages);
    const result =
      ready.kind === "calls"
        ? await runCalls(session, language, load, ready)
        : await runChecker(backend, { language, limits, session, load, plan: ready });
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
  { entryPoint, source }: ExecutionPlan,
): Promise<Compiled> {
  return backend.compile(language, { program: "driver", entryPoint, source });
}

/** @throws DomainError sandbox-fault when a suite's own tests don't compile. */
async function compileTests(
  backend: SandboxBackend,
  language: Language,
  plan: ExecutionPlan,
): Promise<ExecutionPlan> {
  if (plan.kind === "calls") return plan;
  const { entryPoint, preamble, testSource } = plan;
  const request = { program: "checker" as const, entryPoint, preamble, testSource };
  const compiled = await backend.compile(language, request);
  if (compiled.kind === "compiled") return { ...plan, testSource: compiled.text };
  const detail = compiled.kind === "refused" ? compiled.detail : compiled.reason;
  throw testsBroken("they do not compile", detail);
}

function describeUncompiled(
  plan: ExecutionPlan,
  compiled: Exclude<Compiled, { kind: "compiled" }>,
  startedAt: Date,
): ExecutedPlan {
  const load: StepResult =
    compiled.kind === "refused"
      ? { kind: "syntax-error", detail: compiled.detail.slice(0, 2000), cpuMs: 0 }
      : { kind: "ended", reason: compiled.reason, cpuMs: 0 };
  if (compiled.kind === "ended" && compiled.reason === "lost") {
    throw new DomainError("sandbox-fault", "the compiler's sandbox was lost");
  }
  return {
    result:
      plan.kind === "calls"
        ? { kind: "calls", load, steps: [] }
        : { kind: "checker", load, tests: "not-run", firstFailure: null, cpuMs: 0 },
    startedAt,
    endedAt: new Date(),
    exitReason: compiled.kind === "ended" ? compiled.reason : "completed",
    stage: "compile",
    usage: {
      cpuMs: 0,
      wallMs: 0,
      memoryPeakBytes: 0,
      outputBytes: 0,
      processLimitHits: 0,
      policyViolations: 0,
    },
  };
}

async function loadSubmission(
  session: DriverSession,
  { entryPoint, source }: ExecutionPlan,
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
