import { randomBytes } from "node:crypto";
import { DomainError } from "../../lib/core/errors";
import type {
  ExitReason,
  Received,
  ResourceUsage,
  SandboxBackend,
  SandboxHandle,
  SandboxLimits,
} from "../../lib/core/ports/sandbox";
import type {
  ExecutionPlan,
  ExecutionResult,
  PlannedCall,
  StepResult,
} from "../../lib/core/scoring/execution";
import { parseWire } from "../../lib/core/values/parse-wire";
import { pythonLiteral } from "../../lib/core/values/python-literal";
import type { Language } from "../../lib/core/vocabulary";

export interface ExecutedPlan {
  result: ExecutionResult;
  startedAt: Date;
  endedAt: Date;
  exitReason: ExitReason;
  usage: ResourceUsage;
}

/**
 * Carries out one plan in a fresh sandbox.
 * @throws DomainError sandbox-fault when the machine, not the submission, failed: the caller retries.
 */
export async function executePlan(
  backend: SandboxBackend,
  language: Language,
  limits: SandboxLimits,
  plan: ExecutionPlan,
): Promise<ExecutedPlan> {
  const handle = await backend.acquire(language, limits, "driver");
  const startedAt = new Date();
  const session = new Session(handle);
  try {
    const load = await session.ask("L", plan.entryPoint, plan.source);
    const result =
      plan.kind === "calls"
        ? await runCalls(session, load, plan)
        : await runChecker(backend, language, limits, session, load, plan);
    await handle.dispose();
    const exitReason = session.exitReason;
    return { result, startedAt, endedAt: new Date(), exitReason, usage: handle.usage() };
  } finally {
    await handle.dispose();
  }
}

/** Requests and replies of one sandboxed driver; after the first end nothing more is asked. */
class Session {
  exitReason: ExitReason = "completed";
  over = false;
  private billedCpuMs = 0;

  constructor(private readonly handle: SandboxHandle) {}

  async ask(...parts: string[]): Promise<StepResult> {
    // An unguessable id: a reply prepared for a later request is recognised as forged.
    const request = randomBytes(8).toString("hex");
    this.handle.send(Buffer.from([request, ...parts].join("\0")));
    const received = await this.handle.receive();
    const step = readReply(request, received);
    const { cpuMs } = this.handle.usage();
    const billed = cpuMs - this.billedCpuMs;
    this.billedCpuMs = cpuMs;
    if (received.kind === "ended") this.end(received.reason, received.starved);
    else if (step.kind === "violated-protocol") this.end("protocol-violation", false);
    return { ...step, cpuMs: billed };
  }

  /** Whether the driver is still there and honest after its last answer. */
  async quit(): Promise<StepResult | null> {
    if (this.over) return null;
    const step = await this.ask("Q", "");
    if (step.kind === "loaded") return null;
    return step.kind === "ended" ? step : { ...violation, cpuMs: step.cpuMs };
  }

  private end(reason: ExitReason, starved: boolean): void {
    this.over = true;
    this.exitReason = reason;
    if (reason === "lost") throw new DomainError("sandbox-fault", "the sandbox was lost");
    if (reason === "wall-limit" && starved) {
      throw new DomainError("sandbox-fault", "host-saturated");
    }
  }
}

async function runCalls(
  session: Session,
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
    steps.push(await session.ask(...toRequest(call)));
    if (session.over) return { kind: "calls", load, steps };
  }
  const unquiet = await session.quit();
  const last = steps.pop();
  if (last) steps.push(unquiet ?? last);
  return { kind: "calls", load, steps };
}

function toRequest(call: PlannedCall): string[] {
  if (typeof call === "string") return ["A", call];
  const kind = call.args.kind === "literal" ? "A" : "V";
  return call.view === null ? [kind, call.args.text] : [kind, call.args.text, call.view];
}

/** The tests run in a second sandbox; the candidate's process never holds them. */
async function runChecker(
  backend: SandboxBackend,
  language: Language,
  limits: SandboxLimits,
  session: Session,
  load: StepResult,
  plan: Extract<ExecutionPlan, { kind: "checker" }>,
): Promise<ExecutionResult> {
  const outcome = { kind: "checker" as const, load, firstFailure: null, cpuMs: load.cpuMs };
  if (load.kind !== "loaded") return { ...outcome, tests: "not-run" };
  const checker = await backend.acquire(language, patientLimits(limits), "checker");
  try {
    const request = randomBytes(8).toString("hex");
    const parts = [request, "T", plan.entryPoint, plan.preamble, plan.testSource];
    checker.send(Buffer.from(parts.join("\0")));
    let cpuMs = load.cpuMs;
    let answered = false;
    while (true) {
      const received = await checker.receive();
      if (received.kind === "ended" && answered && spentByAnswer.includes(received.reason)) {
        return { ...outcome, tests: "broken", cpuMs };
      }
      const [kind, text] = readQuestion(request, received);
      if (kind !== "C") {
        const firstFailure = kind === "P" ? await session.quit() : null;
        const tests = kind === "P" ? "passed" : kind === "F" ? "failed" : "broken";
        return { ...outcome, tests, firstFailure, cpuMs };
      }
      const step = await session.ask("A", pythonLiteral(parseWire(text)));
      cpuMs += step.cpuMs;
      if (step.kind !== "returned")
        return { ...outcome, tests: "failed", firstFailure: step, cpuMs };
      checker.send(Buffer.from(`R\0${pythonLiteral({ kind: "tuple", items: [step.value] })}`));
      answered = true;
    }
  } finally {
    await checker.dispose();
  }
}

/** The tests wait while the candidate works: they get its whole budget as wall clock. */
function patientLimits(limits: SandboxLimits): SandboxLimits {
  return { ...limits, wallMsPerTest: limits.wallMsPerTest + limits.cpuMsTotal };
}

/**
 * Ends that an answer can bring upon the tests: a number so large that counting up to it takes for
 * ever. A candidate must not void itself by such an answer; before the first one it can't have.
 */
const spentByAnswer: readonly ExitReason[] = [
  "cpu-limit",
  "memory-limit",
  "output-limit",
  "signalled",
];

/** Whatever else stops the tests is the machine's or the suite's fault: no candidate is in there. */
function readQuestion(request: string, received: Received): [kind: string, text: string] {
  if (received.kind === "ended") {
    throw new DomainError("sandbox-fault", `the tests' own sandbox ended: ${received.reason}`);
  }
  const [id, kind, text] = decode(received.payload).split("\0", 3);
  if (id !== request || kind === undefined || text === undefined) {
    throw new DomainError("sandbox-fault", "the tests' own sandbox spoke out of turn");
  }
  return [kind, text];
}

function decode(payload: Uint8Array): string {
  return Buffer.from(payload).toString("utf8");
}

function readReply(request: string, received: Received): StepResult {
  if (received.kind === "ended") return { kind: "ended", reason: received.reason, cpuMs: 0 };
  const [id, status, ...rest] = decode(received.payload).split("\0");
  const text = rest[0];
  const wellFormed = id === request && text !== undefined && rest.length === 1;
  return { ...(wellFormed ? readStatus(status, text) : violation), cpuMs: 0 };
}

const violation = { kind: "violated-protocol" } as const;

function readStatus(status: string | undefined, text: string) {
  switch (status) {
    case "L":
    case "Q":
      return { kind: "loaded" } as const;
    case "R":
      return readValue(text);
    case "S":
      return { kind: "syntax-error", detail: readDetail(text) } as const;
    case "B":
      return { kind: "unbound", detail: readDetail(text) } as const;
    case "E":
      return { kind: "raised", detail: readDetail(text) } as const;
    case "X":
      return { kind: "exit-requested" } as const;
    case "M":
      return { kind: "out-of-memory" } as const;
    case "O":
      return { kind: "reply-too-large" } as const;
    default:
      return violation;
  }
}

function readValue(text: string) {
  try {
    return { kind: "returned", value: parseWire(text) } as const;
  } catch (cause) {
    if (cause instanceof DomainError) return violation;
    throw cause;
  }
}

function readDetail(text: string): string {
  try {
    const value = parseWire(text);
    return value.kind === "string" ? value.value.slice(0, 2000) : "";
  } catch {
    // A forged detail: the class stands, the words are dropped.
    return "";
  }
}
