import type { GraderFor } from "../../../lib/core/ports/grader";
import type { SandboxBackend, SandboxLimits } from "../../../lib/core/ports/sandbox";
import type { ParseSource } from "../../../lib/core/syntax/parsed-source";

/** What a validation runs programs with. */
export interface ValidationTools {
  backend: SandboxBackend;
  limits: SandboxLimits;
  graderFor: GraderFor;
  parse: ParseSource;
}

/** What is wrong, with the task or the source of the base problem that it is wrong with. */
export interface Finding {
  task: string;
  reason: string;
}
