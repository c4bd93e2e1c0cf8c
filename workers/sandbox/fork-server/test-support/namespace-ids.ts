import { readFileSync } from "node:fs";

/**
 * Ids of a process in the machine's namespace and in each below it: two for a slot's server, three
 * for what belongs to a job, with 1 as the last for the first process of that namespace.
 */
export function namespaceIds(pid: number): string[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return /^NSpid:\t(.*)$/m.exec(status)?.[1]?.split("\t") ?? [];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
