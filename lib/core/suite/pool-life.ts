import { DomainError } from "../errors";

/**
 * Where a task of a pool is in its life. Reserve: kept back to replace others. Active: may be drawn.
 * Retired: drawn no more. Published: retired, and shown to everybody with its hidden tests.
 */
export const taskStatuses = ["reserve", "active", "retired", "published"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** One line of a pool's ledger: what became of some tasks, and in which cycle. Lines are only added. */
export interface LifeEvent {
  /** ISO week after whose cycle it holds, such as `2026-W49`. */
  cycle: string;
  status: TaskStatus;
  tasks: readonly string[];
}

/** What a task may become; one that no line names yet is active. */
const next: Record<TaskStatus | "unnamed", readonly TaskStatus[]> = {
  unnamed: ["reserve", "retired"],
  reserve: ["active"],
  active: ["retired"],
  retired: ["published"],
  published: [],
};

/**
 * Returns the status of every task of a pool, by its key.
 * Throws DomainError `bad-input` naming the line (from 1) and the task: one that the pool has not, one that
 * stands twice in a line, or a step back, such as of a retired task that would be active again; and for a
 * line of an earlier cycle than the one before it.
 */
export function readStatuses(
  keys: readonly string[],
  events: readonly LifeEvent[],
): Map<string, TaskStatus> {
  const known = new Set(keys);
  const named = new Map<string, TaskStatus>();
  let cycle = "";
  for (const [at, event] of events.entries()) {
    const refuse = (problem: string) => new DomainError("bad-input", `line ${at + 1}: ${problem}`);
    if (event.cycle < cycle)
      throw refuse(`${event.cycle} comes after ${cycle}; keep lines in order`);
    cycle = event.cycle;
    for (const key of event.tasks) {
      if (!known.has(key))
        throw refuse(`the pool has no task ${key}; keep its base problem as it was`);
      const now = named.get(key) ?? "unnamed";
      if (!next[now].includes(event.status)) {
        const was = now === "unnamed" ? "active" : now;
        throw refuse(`${key} is ${was} and can't become ${event.status}; remove it from the line`);
      }
      named.set(key, event.status);
    }
  }
  return new Map(keys.map((key) => [key, named.get(key) ?? "active"]));
}

/**
 * Returns the statuses that a cycle is planned by: those before its own rotation and any later one, so that
 * a week that is planned again has the same plan. Throws as `readStatuses` does.
 */
export function readStatusesBefore(
  keys: readonly string[],
  events: readonly LifeEvent[],
  cycle: string,
): Map<string, TaskStatus> {
  return readStatuses(
    keys,
    events.filter((event) => event.cycle < cycle),
  );
}
