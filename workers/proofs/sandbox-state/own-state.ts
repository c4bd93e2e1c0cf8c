import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { groupsOf, processesOf } from "../../sandbox/test-support/own-groups";
import { descendantsOf } from "./descendants-of";

/** What a worker holds of the machine now. Memory in bytes. */
export interface OwnState {
  /** Children of the worker and theirs, and whatever else is in its control groups. */
  processes: number;
  descriptors: number;
  controlGroups: number;
  mounts: number;
  temporaryFolders: number;
  /** Memory that the control groups are charged with. */
  groupBytes: number;
  residentBytes: number;
  heapBytes: number;
}

/** Counts it, after the garbage was collected. */
export function readOwnState(): OwnState {
  collectGarbage();
  const { pid } = process;
  const groups = groupsOf(pid);
  const { rss, heapUsed } = process.memoryUsage();
  return {
    processes: new Set([...descendantsOf(pid), ...processesOf(pid)]).size,
    descriptors: readdirSync("/proc/self/fd").length,
    controlGroups: groups.length,
    mounts: readFileSync("/proc/self/mountinfo", "utf8").split("\n").length,
    temporaryFolders: readdirSync(tmpdir()).filter((name) =>
      name.startsWith(`errorbar-worker-${pid}-`),
    ).length,
    groupBytes: groups.reduce((sum, group) => sum + chargedBytes(group), 0),
    residentBytes: rss,
    heapBytes: heapUsed,
  };
}

function chargedBytes(group: string): number {
  for (const name of ["memory.usage_in_bytes", "memory.current"]) {
    const file = join(group, name);
    if (existsSync(file)) return Number(readFileSync(file, "utf8"));
  }
  return 0;
}

/** Twice: the first collection may leave what finalizers still held. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
}
