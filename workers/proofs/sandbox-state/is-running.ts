import { readFileSync } from "node:fs";

/** A process that is dead but that nobody has waited for yet runs no more. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\t[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
