import type {
  Compiled,
  CompileRequest,
  SandboxHandle,
  SandboxLimits,
  SandboxProgram,
} from "../../../lib/core/ports/sandbox";
import type { Language } from "../../../lib/core/vocabulary";

/** What a language brings into the sandbox. */
export interface Runtime {
  language: Language;
  /** Human-readable, e.g. `Python 3.11.2`. */
  version: string;
  /** Folder that becomes the read-only root. */
  imagePath: string;
  /** SHA-256 over the path and content of every file of the image, derived caches left out. */
  imageSha256: string;
  environment: Record<string, string>;
  /** Command inside the sandbox for a program, before its last argument: the frame limit in bytes. */
  command(program: SandboxProgram, limits: SandboxLimits): string[];
  /**
   * The programs set the limits of processes themselves, which spares the start of a shell: before the
   * frame limit they are given the bytes of a file, the number of open files and the seconds of CPU.
   */
  setsItsLimits?: true;
  /** Exit status by which the interpreter says that memory ran out, if it has one of its own. */
  outOfMemoryExitCode: number | null;
  /** Null where sources are loaded as they are. */
  openCompiler: ((acquire: () => Promise<SandboxHandle>) => Compiler) | null;
  /** What a sandbox of the compiler may use; null where there is none. */
  compilerLimits: SandboxLimits | null;
}

/** Turns sources into what driver and checker load. It never executes them. */
export interface Compiler {
  /** @throws DomainError sandbox-fault when the machine, not the source, failed. */
  compile(request: CompileRequest): Promise<Compiled>;
  close(): Promise<void>;
}
