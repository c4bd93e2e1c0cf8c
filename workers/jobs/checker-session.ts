import { randomBytes } from "node:crypto";
import { DomainError } from "../../lib/core/errors";
import type { Received, SandboxHandle } from "../../lib/core/ports/sandbox";
import type { ExecutionPlan } from "../../lib/core/scoring/execution";
import { toDriverText } from "../../lib/core/values/driver-text";
import { parseWire } from "../../lib/core/values/parse-wire";
import type { Value } from "../../lib/core/values/value";
import type { Language } from "../../lib/core/vocabulary";
import { testsBroken } from "./tests-broken";

/** What the tests say next: they ask for an answer, or they are done. */
export type CheckerTurn = { kind: "call"; args: string } | { kind: "passed" | "failed" | "broken" };

/** One run of a suite's own tests in a sandbox where no candidate is. */
export class CheckerSession {
  /** An unguessable id, as a driver's requests have. */
  private readonly request = randomBytes(8).toString("hex");
  private answered = false;

  constructor(
    private readonly handle: SandboxHandle,
    private readonly language: Language,
  ) {}

  start(plan: Extract<ExecutionPlan, { kind: "checker" }>): void {
    const parts = [this.request, "T", plan.entryPoint, plan.preamble, plan.testSource];
    this.handle.send(Buffer.from(parts.join("\0")));
  }

  /**
   * From the first answer on, an answer may have caused whatever the tests come to: a candidate must
   * not void itself by one, so only the machine's own faults are faults then.
   * @throws DomainError sandbox-fault when the machine or the tests themselves failed.
   */
  async next(): Promise<CheckerTurn> {
    const received = await this.handle.receive();
    if (received.kind === "ended") return this.end(received);
    try {
      const [kind, text] = this.read(received.payload);
      return kind === "C" ? { kind: "call", args: this.relay(text) } : this.conclude(kind, text);
    } catch (cause) {
      if (this.answered && cause instanceof DomainError) return { kind: "broken" };
      throw cause;
    }
  }

  answer(value: Value): void {
    const tuple: Value = { kind: "tuple", items: [value] };
    this.handle.send(Buffer.from(`R\0${toDriverText(this.language, tuple)}`));
    this.answered = true;
  }

  dispose(): Promise<void> {
    return this.handle.dispose();
  }

  /** Before the first answer it is the machine's or the suite's fault: no candidate is in there. */
  private end({ reason, starved }: Extract<Received, { kind: "ended" }>): CheckerTurn {
    if (reason === "wall-limit" && starved) {
      throw new DomainError("sandbox-fault", "host-saturated");
    }
    if (this.answered && reason !== "lost") return { kind: "broken" };
    throw new DomainError("sandbox-fault", `the tests' own sandbox ended: ${reason}`);
  }

  private read(payload: Uint8Array): [kind: string, text: string] {
    const [id, kind, text] = Buffer.from(payload).toString("utf8").split("\0", 3);
    if (id !== this.request || kind === undefined || text === undefined) throw outOfTurn();
    return [kind, text];
  }

  private relay(text: string): string {
    try {
      return toDriverText(this.language, parseWire(text));
    } catch (cause) {
      throw outOfTurn(cause);
    }
  }

  /**
   * Tests that are done before they asked anything said nothing of a candidate. Python's are excepted:
   * their verdicts were published by the rule that every end counts.
   */
  private conclude(status: string, detail: string): CheckerTurn {
    const kind = status === "P" ? "passed" : status === "F" ? "failed" : "broken";
    if (this.answered || this.language === "python") return { kind };
    throw testsBroken(`they ${wordEnd[kind]} before they asked for an answer`, detail);
  }
}

const wordEnd = { passed: "passed", failed: "failed", broken: "broke" } as const;

function outOfTurn(cause?: unknown): DomainError {
  return new DomainError("sandbox-fault", "the tests' own sandbox spoke out of turn", { cause });
}
