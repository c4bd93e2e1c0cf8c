import { randomBytes } from "node:crypto";
import { DomainError } from "../../lib/core/errors";
import type { ExitReason, Received, SandboxHandle } from "../../lib/core/ports/sandbox";
import type { ExecutionResult, StepResult } from "../../lib/core/scoring/execution";
import { toDriverText } from "../../lib/core/values/driver-text";
import { parseWire } from "../../lib/core/values/parse-wire";
import type { Value } from "../../lib/core/values/value";
import type { Language } from "../../lib/core/vocabulary";

type TrialWord = Pick<Extract<ExecutionResult, { kind: "trial" }>, "outcome" | "detail" | "load">;

/** What a test program does next: it asks the function under test, or it is done, one way or another. */
export type TrialTurn = { kind: "call"; args: string } | ({ kind: "over" } & TrialWord);

const longestDetail = 2_000;

/**
 * A candidate's test program in a sandbox of its own. It is a stranger: every word of it counts for
 * this trial alone, and whatever it does wrong is its own failure.
 */
export class TrialSession {
  /** An unguessable id, as a driver's requests have; the program may find it, and forges itself alone. */
  private readonly request = randomBytes(8).toString("hex");
  exitReason: ExitReason = "completed";

  constructor(
    private readonly handle: SandboxHandle,
    private readonly language: Language,
  ) {}

  /** @param testSource as the compiler left it, where the language has one */
  start(entryPoint: string, parameters: readonly string[], testSource: string): void {
    const parts = [this.request, "T", entryPoint, parameters.join(" "), testSource];
    this.handle.send(Buffer.from(parts.join("\0")));
  }

  /** @throws DomainError sandbox-fault when the machine failed, not the program. */
  async next(): Promise<TrialTurn> {
    const received = await this.handle.receive();
    if (received.kind === "ended") return this.readEnd(received);
    const [id, status, ...rest] = Buffer.from(received.payload).toString("utf8").split("\0");
    if (id !== this.request || status === undefined) return this.violate();
    const text = rest.join("\0");
    return status === "C"
      ? this.readCall(text)
      : this.readWord(status, text.slice(0, longestDetail));
  }

  /** The function under test returned. */
  answer(value: Value): void {
    const tuple: Value = { kind: "tuple", items: [value] };
    this.handle.send(Buffer.from(`R\0${toDriverText(this.language, tuple)}`));
  }

  /** It raised an error of this name. */
  raise(name: string): void {
    this.handle.send(Buffer.from(`E\0${name}`));
  }

  /** It came to no answer, and will never again. */
  refuse(): void {
    this.handle.send(Buffer.from("X\0"));
  }

  /** It went on for longer than any trial may. */
  expire(): TrialTurn {
    return this.end({ kind: "ended", reason: "wall-limit", cpuMs: 0 });
  }

  private readCall(text: string): TrialTurn {
    try {
      const args = parseWire(text);
      if (args.kind !== "tuple") return this.violate();
      return { kind: "call", args: toDriverText(this.language, args) };
    } catch (cause) {
      if (cause instanceof DomainError) return this.violate();
      throw cause;
    }
  }

  private readWord(status: string, detail: string): TrialTurn {
    const loaded: StepResult = { kind: "loaded", cpuMs: 0 };
    switch (status) {
      case "P":
        return { kind: "over", outcome: "passed", detail, load: loaded };
      case "F":
        return { kind: "over", outcome: "failed", detail, load: loaded };
      case "N":
        return { kind: "over", outcome: "no-tests", detail, load: loaded };
      case "S":
        return this.notRun({ kind: "syntax-error", detail, cpuMs: 0 }, detail);
      case "E":
        return this.notRun({ kind: "raised", detail, cpuMs: 0 }, detail);
      default:
        return this.violate();
    }
  }

  private readEnd({ reason, starved }: Extract<Received, { kind: "ended" }>): TrialTurn {
    if (reason === "lost") throw new DomainError("sandbox-fault", "the sandbox was lost");
    if (reason === "wall-limit" && starved) {
      throw new DomainError("sandbox-fault", "host-saturated");
    }
    return this.end({ kind: "ended", reason, cpuMs: 0 });
  }

  private end(load: Extract<StepResult, { kind: "ended" }>): TrialTurn {
    this.exitReason = load.reason;
    return this.notRun(load, `the test program ended: ${load.reason}`);
  }

  private violate(): TrialTurn {
    this.exitReason = "protocol-violation";
    return this.notRun({ kind: "violated-protocol", cpuMs: 0 }, "it spoke out of turn");
  }

  private notRun(load: StepResult, detail: string): TrialTurn {
    return { kind: "over", outcome: "not-run", detail, load };
  }
}
