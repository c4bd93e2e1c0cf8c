import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ControlGroup, ControlGroupFactory } from "./control-group";
import {
  abandonedGroups,
  emptyGroup,
  KeptCounter,
  killPids,
  makeGroup,
  moveProcesses,
  readCounter,
  readPids,
  removeGroup,
  write,
  writeUnlessGone,
} from "./control-group-files";

const workerLeaf = "errorbar-worker";

/**
 * Where to delegate from for a process that is in this group. One that an earlier worker moved to
 * its leaf goes back to the leaf's parent: else each start from one shell would nest a level deeper,
 * where no sweep finds what the last one left.
 */
export function delegationPath(ownPath: string): string {
  const parts = ownPath.split("/");
  while (parts.at(-1) === workerLeaf) parts.pop();
  return parts.join("/") || "/";
}

/** Groups of the unified interface, under a folder that this process may delegate from. */
export function controlGroupFactoryV2(base: string): ControlGroupFactory {
  delegate(base);
  return {
    version: 2,
    missing: [],
    create: (name) => createGroup(join(base, name)),
    async sweep(isAlive) {
      for (const name of abandonedGroups(base, isAlive)) {
        await killGroup(join(base, name));
        removeGroup(join(base, name));
      }
    },
  };
}

/** Only a group without processes of its own may hand controllers down, the root excepted. */
function delegate(base: string): void {
  const control = join(base, "cgroup.subtree_control");
  const wanted = "+memory +pids +cpu";
  try {
    write(control, wanted);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EBUSY") throw cause;
    const leaf = join(base, workerLeaf);
    makeGroup(leaf);
    moveProcesses(readPids(base), leaf);
    write(control, wanted);
  }
}

function createGroup(path: string): ControlGroup {
  makeGroup(path);
  write(join(path, "cpu.max"), "100000 100000");
  write(join(path, "memory.oom.group"), 1);
  const usage = new KeptCounter(join(path, "cpu.stat"), "usage_usec");
  const memoryKills = new KeptCounter(join(path, "memory.events"), "oom_kill");
  const hits = new KeptCounter(join(path, "pids.events"), "max");
  const processes = join(path, "cgroup.procs");
  return {
    joinFiles: [processes],
    join: (pid) => write(processes, pid),
    configure(limits) {
      write(join(path, "memory.max"), limits.memoryBytes);
      const swap = join(path, "memory.swap.max");
      if (existsSync(swap)) write(swap, 0);
      write(join(path, "pids.max"), limits.processes);
    },
    // Only Linux 6.12 and later can, and there for one open file: the peak includes the start.
    forgetPeak: () => undefined,
    pids: () => readPids(path),
    cpuMs: () => usage.read() / 1e3,
    memoryBytes: () => readCounter(join(path, "memory.current")),
    memoryPeakBytes: () => readPeak(path),
    memoryKills: () => memoryKills.read(),
    processLimitHits: () => hits.read(),
    killAll: () => killGroup(path),
    remove() {
      for (const counter of [usage, memoryKills, hits]) counter.close();
      removeGroup(path);
    },
  };
}

/** `memory.peak` came with Linux 5.19; before, the current use is the best that is to be had. */
function readPeak(path: string): number {
  const peak = join(path, "memory.peak");
  return readCounter(existsSync(peak) ? peak : join(path, "memory.current"));
}

async function killGroup(path: string): Promise<void> {
  const killFile = join(path, "cgroup.kill");
  await emptyGroup(path, (pids) => {
    if (existsSync(killFile)) writeUnlessGone(killFile, 1);
    else killPids(pids);
  });
}
