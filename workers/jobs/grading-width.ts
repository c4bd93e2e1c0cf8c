import type { SandboxBackend } from "../../lib/core/ports/sandbox";

/** Half of the slots: a task that is checked as a whole takes two sandboxes at a time. */
export function gradingWidth({ slots }: Pick<SandboxBackend, "slots">): number {
  return Math.max(1, Math.floor(slots / 2));
}
