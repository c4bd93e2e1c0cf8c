import type { Language } from "../vocabulary";

/** What a submission may use. Frozen in a run's manifest. */
export interface SandboxLimits {
  /** CPU time for loading the submission, and again for each test case. It decides a time-out. */
  cpuMsPerTest: number;
  /** CPU time over the whole execution. */
  cpuMsTotal: number;
  /** Wall-clock backstop for loading, and again for each test case. */
  wallMsPerTest: number;
  /** Process memory and scratch files together. */
  memoryBytes: number;
  /** Processes and threads. */
  processes: number;
  /** Standard output and standard error together. */
  outputBytes: number;
  /** One reply of the driver. */
  frameBytes: number;
  /** The largest single file. */
  fileBytes: number;
  /** All scratch files. */
  scratchBytes: number;
  openFiles: number;
}

export const sandboxLimitNames = [
  "cpuMsPerTest",
  "cpuMsTotal",
  "wallMsPerTest",
  "memoryBytes",
  "processes",
  "outputBytes",
  "frameBytes",
  "fileBytes",
  "scratchBytes",
  "openFiles",
] as const satisfies (keyof SandboxLimits)[];

/** How far a submission came: compiled alone, or loaded and run. */
export const executionStages = ["compile", "run"] as const;
export type ExecutionStage = (typeof executionStages)[number];

/** How a sandboxed process ended, as the worker saw it. */
export const exitReasons = [
  "completed",
  "exited",
  "signalled",
  "cpu-limit",
  "wall-limit",
  "memory-limit",
  "output-limit",
  "protocol-violation",
  /** A system call that no honest program makes. */
  "policy-violation",
  "lost",
] as const;
export type ExitReason = (typeof exitReasons)[number];

export interface ResourceUsage {
  cpuMs: number;
  wallMs: number;
  memoryPeakBytes: number;
  outputBytes: number;
  processLimitHits: number;
  /** System calls that ended a process of the sandbox, because no honest program makes them. */
  policyViolations: number;
}

export type Received =
  | { kind: "frame"; payload: Uint8Array }
  /**
   * The process is gone or was killed; `reason` says why. `starved`: it waited for a processor for
   * most of its wall time, so a wall time-out says nothing about it.
   */
  | { kind: "ended"; reason: ExitReason; starved: boolean; detail: string };

/** One sandbox whose driver waits for its first frame: it serves one candidate. */
export interface SandboxHandle {
  send(payload: Uint8Array): void;
  /** The next frame, under the limits of one test case; CPU is charged from this call on. */
  receive(): Promise<Received>;
  usage(): ResourceUsage;
  /**
   * As good as new: every process gone, scratch empty, counters at zero, a fresh driver ready. For
   * backends that must use a sandbox again; ends it for good on any doubt.
   * @throws DomainError sandbox-fault when it could not be made clean.
   */
  reset(): Promise<void>;
  /** Ends every process of the sandbox and frees its slot. Safe to call twice. */
  dispose(): Promise<void>;
}

export interface SandboxCapabilities {
  isolation: "shared-kernel" | "user-space-kernel" | "virtual-machine";
  /** False when a limit that records depend on can't be enforced here: no record may be made. */
  recordable: boolean;
  /** What is missing, each with its remedy; empty when recordable. */
  missing: string[];
  reset: "single-use" | "reset";
}

/**
 * `driver` serves a submission; `checker` runs test code that asks for answers; `trial` runs a candidate's
 * own tests, which ask too and are as hostile as any submission; `compiler` turns
 * sources into what the others load, for languages that need it, and never executes them.
 */
export const sandboxPrograms = ["driver", "checker", "trial", "compiler"] as const;
export type SandboxProgram = (typeof sandboxPrograms)[number];

/** Source that has to be made loadable before a driver or a checker is given it. */
export type CompileRequest =
  | { program: "driver"; entryPoint: string; source: string }
  /** `preamble` is what the tests need of the task's prompt, up to the entry point's own body. */
  | { program: "checker"; entryPoint: string; preamble: string; testSource: string }
  /** A candidate's test program, with the program that it tests: of that one only the signature counts. */
  | { program: "trial"; entryPoint: string; subject: string; testSource: string };

/** `text` is what takes the place of the source in the request to the driver or the checker. */
export type Compiled =
  | { kind: "compiled"; text: string; cpuMs: number }
  | { kind: "refused"; detail: string; cpuMs: number }
  /** Compiling it broke a limit. */
  | { kind: "ended"; reason: ExitReason; cpuMs: number };

export interface SandboxBackend {
  /** What serves this language, such as `bubblewrap`: stamped on results. */
  nameFor(language: Language): string;
  /** How many sandboxes may run at once. */
  readonly slots: number;
  capabilities(): SandboxCapabilities;
  /** SHA-256 that names interpreter, libraries, driver and their versions. */
  environmentSha256(language: Language): string;
  /** SHA-256 over launcher flags, system call filter and limits. */
  policySha256(language: Language, limits: SandboxLimits): string;
  /**
   * Compiles where the language needs it; elsewhere the source itself comes back at once.
   * @throws DomainError sandbox-fault when the machine, not the source, failed.
   */
  compile(language: Language, request: CompileRequest): Promise<Compiled>;
  /** @throws DomainError sandbox-fault when no sandbox could be started. */
  acquire(
    language: Language,
    limits: SandboxLimits,
    program: SandboxProgram,
  ): Promise<SandboxHandle>;
  close(): Promise<void>;
}
