import { readdirSync, readFileSync } from "node:fs";

/** Process ids of all children of a process, and theirs; zombies are no longer processes. */
export function descendantsOf(pid: number): number[] {
  const childrenOf = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null;
    if (parent !== null) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const open = [pid];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const children = childrenOf.get(next) ?? [];
    found.push(...children);
    open.push(...children);
  }
  return found;
}

function parentOf(pid: string): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    if (/^State:\t[ZX]/m.test(status)) return null;
    return Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]);
  } catch {
    // It ended meanwhile.
    return null;
  }
}
