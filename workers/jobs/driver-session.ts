import { randomBytes } from "node:crypto";
import { DomainError } from "../../lib/core/errors";
import type { ExitReason, SandboxHandle } from "../../lib/core/ports/sandbox";
import type { StepResult } from "../../lib/core/scoring/execution";
import { readReply } from "./read-reply";

/** Requests and replies of one sandboxed driver; after the first end nothing more is asked. */
export class DriverSession {
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
    // What the last call left to happen, such as an error in a timer, may have happened by now.
    if (step.kind === "ended" || step.kind === "raised") return step;
    return { kind: "violated-protocol", cpuMs: step.cpuMs };
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
