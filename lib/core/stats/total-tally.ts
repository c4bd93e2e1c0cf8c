import { DomainError } from "../errors";
import type { BaseTally } from "./base-tally";

export interface TotalTally {
  readonly tasks: number;
  readonly passes: number;
  /** passes / tasks, a fraction. */
  readonly rate: number;
}

/** Returns the sums over bases and their ratio. Throws DomainError `bad-input` without any task. */
export function totalTally(bases: readonly BaseTally[]): TotalTally {
  let tasks = 0;
  let passes = 0;
  for (const base of bases) {
    tasks += base.tasks;
    passes += base.passes;
  }
  if (tasks === 0) throw new DomainError("bad-input", "a rate needs at least one task");
  return { tasks, passes, rate: passes / tasks };
}
