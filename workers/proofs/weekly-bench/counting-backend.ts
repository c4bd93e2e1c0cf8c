import type {
  Compiled,
  CompileRequest,
  SandboxBackend,
  SandboxCapabilities,
  SandboxHandle,
  SandboxLimits,
  SandboxProgram,
} from "../../../lib/core/ports/sandbox";
import type { Language } from "../../../lib/core/vocabulary";
import { type Asked, CountingHandle, nothingAsked } from "./counting-handle";

/** A backend that counts what is asked of it, and how long the answers take: rows are compared with that. */
export class CountingBackend implements SandboxBackend {
  readonly slots: number;
  readonly asked: Asked = nothingAsked();

  constructor(private readonly inner: SandboxBackend) {
    this.slots = inner.slots;
  }

  nameFor(language: Language): string {
    return this.inner.nameFor(language);
  }

  capabilities(): SandboxCapabilities {
    return this.inner.capabilities();
  }

  environmentSha256(language: Language): string {
    return this.inner.environmentSha256(language);
  }

  policySha256(language: Language, limits: SandboxLimits): string {
    return this.inner.policySha256(language, limits);
  }

  async compile(language: Language, request: CompileRequest): Promise<Compiled> {
    const from = performance.now();
    const compiled = await this.inner.compile(language, request);
    // Elsewhere the source comes back as it is.
    if (language === "java") {
      this.asked.compiles += 1;
      this.asked.compileMs += performance.now() - from;
    }
    return compiled;
  }

  async acquire(
    language: Language,
    limits: SandboxLimits,
    program: SandboxProgram,
  ): Promise<SandboxHandle> {
    const from = performance.now();
    const handle = await this.inner.acquire(language, limits, program);
    this.asked.sandboxes += 1;
    this.asked.acquireMs += performance.now() - from;
    return new CountingHandle(handle, this.asked);
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}
