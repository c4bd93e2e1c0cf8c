import type { SandboxProgram } from "../../../lib/core/ports/sandbox";
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
  /** Command inside the sandbox for a program, before its arguments. */
  command(program: SandboxProgram): string[];
}
