import type {
  Compiled,
  CompileRequest,
  SandboxBackend,
  SandboxCapabilities,
  SandboxHandle,
  SandboxLimits,
  SandboxProgram,
} from "../../lib/core/ports/sandbox";
import type { Language } from "../../lib/core/vocabulary";

/** One backend of several: some languages have one of their own, the others share the first. */
export class ByLanguageBackend implements SandboxBackend {
  readonly slots: number;
  private readonly all: SandboxBackend[];

  constructor(
    private readonly common: SandboxBackend,
    private readonly own: Partial<Record<Language, SandboxBackend>>,
  ) {
    this.all = [common, ...Object.values(own)];
    this.slots = Math.min(...this.all.map(({ slots }) => slots));
  }

  nameFor(language: Language): string {
    return this.for(language).nameFor(language);
  }

  /** What holds whichever of them serves: records may be made when each of them may make them. */
  capabilities(): SandboxCapabilities {
    const each = this.all.map((backend) => backend.capabilities());
    return {
      ...this.common.capabilities(),
      recordable: each.every(({ recordable }) => recordable),
      missing: [...new Set(each.flatMap(({ missing }) => missing))],
    };
  }

  environmentSha256(language: Language): string {
    return this.for(language).environmentSha256(language);
  }

  policySha256(language: Language, limits: SandboxLimits): string {
    return this.for(language).policySha256(language, limits);
  }

  compile(language: Language, request: CompileRequest): Promise<Compiled> {
    return this.for(language).compile(language, request);
  }

  acquire(
    language: Language,
    limits: SandboxLimits,
    program: SandboxProgram,
  ): Promise<SandboxHandle> {
    return this.for(language).acquire(language, limits, program);
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((backend) => backend.close()));
  }

  private for(language: Language): SandboxBackend {
    return this.own[language] ?? this.common;
  }
}
