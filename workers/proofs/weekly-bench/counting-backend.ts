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

/** What was asked of a backend so far. */
export interface Asked {
  /** Sandboxes handed out. */
  sandboxes: number;
  /** Sources compiled, and how long whoever asked waited for them together. */
  compiles: number;
  compileMs: number;
  /** How long whoever asked waited for sandboxes together. */
  acquireMs: number;
}

/** What was asked of a backend since. */
export function askedSince(before: Asked, now: Asked): Asked {
  return {
    sandboxes: now.sandboxes - before.sandboxes,
    compiles: now.compiles - before.compiles,
    compileMs: now.compileMs - before.compileMs,
    acquireMs: now.acquireMs - before.acquireMs,
  };
}

/** A backend that counts what is asked of it: what rows tell is compared with that. */
export class CountingBackend implements SandboxBackend {
  readonly slots: number;
  readonly asked: Asked = { sandboxes: 0, compiles: 0, compileMs: 0, acquireMs: 0 };

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
    return handle;
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}
