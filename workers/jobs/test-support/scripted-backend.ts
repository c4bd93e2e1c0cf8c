import type {
  Compiled,
  CompileRequest,
  Received,
  SandboxBackend,
  SandboxCapabilities,
  SandboxHandle,
} from "../../../lib/core/ports/sandbox";
import type { Language } from "../../../lib/core/vocabulary";

/** What a script decides on: the submission, and the literal of one call's arguments. */
export interface ScriptedCall {
  source: string;
  literal: string;
}

/** Wire text that the submission returns, or how its process ended. */
export type ScriptedReply = string | Extract<Received, { kind: "ended" }>;
export type Script = (call: ScriptedCall) => ScriptedReply | Promise<ScriptedReply>;

const noUsage = {
  cpuMs: 1,
  wallMs: 1,
  memoryPeakBytes: 1,
  outputBytes: 0,
  processLimitHits: 0,
  policyViolations: 0,
};

/** A backend that runs nothing: a script answers in the driver's place. */
export class ScriptedBackend implements SandboxBackend {
  readonly slots = 4;
  /** Sandboxes asked for so far. */
  acquired = 0;

  /** @param start throws where no sandbox can be started */
  constructor(
    private readonly script: Script,
    private readonly start: (count: number) => void = () => {},
  ) {}

  capabilities(): SandboxCapabilities {
    return { isolation: "shared-kernel", recordable: true, missing: [], reset: "single-use" };
  }

  nameFor(): string {
    return "scripted";
  }

  environmentSha256(): string {
    return "e".repeat(64);
  }

  policySha256(): string {
    return "f".repeat(64);
  }

  async compile(_language: Language, request: CompileRequest): Promise<Compiled> {
    const text = request.program === "driver" ? request.source : request.testSource;
    return { kind: "compiled", text, cpuMs: 0 };
  }

  async acquire(): Promise<SandboxHandle> {
    this.acquired += 1;
    this.start(this.acquired);
    return new ScriptedSandbox(this.script);
  }

  async close(): Promise<void> {}
}

class ScriptedSandbox implements SandboxHandle {
  private source = "";
  private next: () => Promise<Received> = () => Promise.reject(new Error("nothing was asked"));

  constructor(private readonly script: Script) {}

  send(payload: Uint8Array): void {
    const [id = "", kind = "", ...parts] = Buffer.from(payload).toString("utf8").split("\0");
    this.next = async () => {
      if (kind === "L") this.source = parts.slice(1).join("\0");
      if (kind !== "A") return frame(`${id}\0${kind}\0`);
      const reply = await this.script({ source: this.source, literal: parts.join("\0") });
      return typeof reply === "string" ? frame(`${id}\0R\0${reply}`) : reply;
    };
  }

  receive(): Promise<Received> {
    return this.next();
  }

  usage() {
    return noUsage;
  }

  async reset(): Promise<void> {}

  async dispose(): Promise<void> {}
}

function frame(text: string): Received {
  return { kind: "frame", payload: Buffer.from(text) };
}
