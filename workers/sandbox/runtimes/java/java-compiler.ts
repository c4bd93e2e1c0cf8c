import { randomBytes } from "node:crypto";
import { assertNever } from "../../../../lib/core/assert-never";
import { DomainError } from "../../../../lib/core/errors";
import type {
  Compiled,
  CompileRequest,
  Received,
  SandboxHandle,
} from "../../../../lib/core/ports/sandbox";
import { canonicalJson } from "../../../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../../../lib/core/protocol/sha256-hex";
import { parseWire } from "../../../../lib/core/values/parse-wire";
import type { Compiler } from "../runtime";
import { junitRemedy } from "./find-junit";

/** A compiler is replaced after so many requests, so that none inherits another's traces for long. */
const requestsPerCompiler = 200;
/** Compiled test programs that are kept: every candidate of a task is checked by the same one. */
const keptPrograms = 512;
const keptBytes = 32 * 1024 * 1024;

/** One warm compiler in a sandbox of its own; requests wait for each other. */
export class JavaCompiler implements Compiler {
  private handle: SandboxHandle | undefined;
  private used = 0;
  private billedCpuMs = 0;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;
  private readonly kept = new Map<string, Compiled>();
  private keptSize = 0;

  constructor(
    private readonly acquire: () => Promise<SandboxHandle>,
    private readonly hasJunit = true,
  ) {}

  /** @throws DomainError environment when tests are to be compiled that JUnit is missing for. */
  async compile(request: CompileRequest): Promise<Compiled> {
    if (request.program === "trial" && !this.hasJunit) {
      throw new DomainError("environment", `JUnit 5 is missing: ${junitRemedy}`);
    }
    if (request.program === "driver") return this.queue(() => this.ask(request));
    const key = sha256Hex(canonicalJson({ ...request }));
    const known = this.kept.get(key);
    if (known) return { ...known, cpuMs: 0 };
    const compiled = await this.queue(() => this.ask(request));
    // A limit that fired once may not fire again.
    if (compiled.kind !== "ended") this.keep(key, compiled);
    return compiled;
  }

  async close(): Promise<void> {
    this.closed = true;
    // A compilation that hangs must not hold up the end.
    // That it could not be ended, its slot tells; who waits for an answer comes first.
    await this.handle?.dispose().catch(() => {});
    await this.last;
    await this.discard();
  }

  private queue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work);
    this.last = next.catch(() => {});
    return next;
  }

  /**
   * What ends a compiler that served others before may be their doing, or it was dead already: only
   * what ends a fresh one is charged to this source.
   */
  private async ask(request: CompileRequest): Promise<Compiled> {
    const fresh = this.handle === undefined;
    const first = await this.askOnce(request);
    const answer = fresh || !hasEnded(first) ? first : await this.askOnce(request);
    if (answer === "lost") throw new DomainError("sandbox-fault", "the compiler was lost");
    return answer;
  }

  private async askOnce(request: CompileRequest): Promise<Compiled | "lost"> {
    const handle = await this.open();
    const id = randomBytes(8).toString("hex");
    this.used += 1;
    let spent = true;
    try {
      handle.send(Buffer.from([id, "K", ...partsOf(request)].join("\0")));
      const compiled = this.read(id, await handle.receive(), this.bill(handle));
      spent = hasEnded(compiled) || this.used >= requestsPerCompiler;
      return compiled;
    } finally {
      if (spent) await this.discard();
    }
  }

  private async open(): Promise<SandboxHandle> {
    this.requireOpen();
    if (!this.handle) {
      this.handle = await this.acquire();
      this.used = 0;
      this.billedCpuMs = 0;
      // Whoever closed it meanwhile found nothing to dispose of.
      if (this.closed) await this.discard();
      this.requireOpen();
    }
    return this.handle;
  }

  private requireOpen(): void {
    if (this.closed) throw new DomainError("sandbox-fault", "the compiler was closed");
  }

  private bill(handle: SandboxHandle): number {
    const { cpuMs } = handle.usage();
    const billed = cpuMs - this.billedCpuMs;
    this.billedCpuMs = cpuMs;
    return billed;
  }

  private read(id: string, received: Received, cpuMs: number): Compiled | "lost" {
    if (received.kind === "ended") {
      const { reason, starved } = received;
      if (this.closed || reason === "lost" || (reason === "wall-limit" && starved)) {
        return "lost";
      }
      return { kind: "ended", reason, cpuMs };
    }
    const [replyId, status, text] = Buffer.from(received.payload).toString("utf8").split("\0", 3);
    if (replyId === id && text !== undefined) {
      if (status === "K") return { kind: "compiled", text, cpuMs };
      if (status === "S") return { kind: "refused", detail: readDetail(text), cpuMs };
    }
    return { kind: "ended", reason: "protocol-violation", cpuMs };
  }

  private async discard(): Promise<void> {
    const { handle } = this;
    this.handle = undefined;
    await handle?.dispose();
  }

  private keep(key: string, compiled: Compiled): void {
    this.kept.set(key, compiled);
    this.keptSize += sizeOf(compiled);
    for (const [oldest, entry] of this.kept) {
      if (this.kept.size <= keptPrograms && this.keptSize <= keptBytes) break;
      this.kept.delete(oldest);
      this.keptSize -= sizeOf(entry);
    }
  }
}

function hasEnded(answer: Compiled | "lost"): boolean {
  return answer === "lost" || answer.kind === "ended";
}

function partsOf(request: CompileRequest): string[] {
  const { program, entryPoint } = request;
  switch (program) {
    case "driver":
      return [program, entryPoint, request.source];
    case "checker":
      return [program, entryPoint, request.preamble, request.testSource];
    case "trial":
      return [program, entryPoint, request.subject, request.testSource];
    default:
      return assertNever(program);
  }
}

function readDetail(text: string): string {
  const value = parseWire(text);
  return value.kind === "string" ? value.value : "";
}

function sizeOf(compiled: Compiled): number {
  return compiled.kind === "compiled" ? compiled.text.length : 0;
}
