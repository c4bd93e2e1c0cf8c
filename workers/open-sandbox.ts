import { availableParallelism } from "node:os";
import type { PythonBackend } from "../lib/config/env";
import { DomainError } from "../lib/core/errors";
import type { SandboxBackend } from "../lib/core/ports/sandbox";
import { openBubblewrapBackend } from "./sandbox/bubblewrap-backend";
import { ByLanguageBackend } from "./sandbox/by-language-backend";
import { openForkServerBackend } from "./sandbox/fork-server/fork-server-backend";

export interface OpenSandboxOptions {
  slots?: number;
  /** What serves Python; the reference backend unless configured otherwise. */
  python?: PythonBackend;
}

/**
 * Sandboxes for as many gradings at once as there are cores, two for each: see gradeRun. Never fewer
 * than two: a grading by a test program would wait for its own end. On many cores a worker's users and
 * control groups bound them.
 * @throws DomainError environment when this machine can't isolate programs, with what is missing.
 */
export async function openSandbox(
  home: string,
  { slots = 2 * availableParallelism(), python = "bubblewrap" }: OpenSandboxOptions = {},
): Promise<SandboxBackend> {
  if (slots < 2) throw new DomainError("environment", "a grading needs two sandboxes at once");
  const reference = await openBubblewrapBackend({ home, slots });
  if (python === "bubblewrap") return reference;
  try {
    const forkServer = await openForkServerBackend({ home, slots });
    return new ByLanguageBackend(reference, { python: forkServer });
  } catch (cause) {
    await reference.close();
    throw cause;
  }
}
