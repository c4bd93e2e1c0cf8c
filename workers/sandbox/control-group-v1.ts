import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SandboxLimits } from "../../lib/core/ports/sandbox";
import type { ControlGroup, ControlGroupFactory } from "./control-group";
import {
  abandonedGroups,
  emptyGroup,
  KeptCounter,
  killPids,
  makeGroup,
  readCounter,
  readPids,
  removeGroup,
  sameGroupLimits,
  write,
  writeUnlessGone,
} from "./control-group-files";

/** In the order in which a process joins: a sweep finds processes by their freezer. */
export const v1Controllers = ["freezer", "memory", "pids", "cpuacct", "cpu"] as const;
export type V1Controller = (typeof v1Controllers)[number];

const cpuPeriodUs = 100_000;

/** Groups of the first cgroup interface: one folder for each controller. */
export function controlGroupFactoryV1(bases: Record<V1Controller, string>): ControlGroupFactory {
  const folders = [...new Set(Object.values(bases))];
  return {
    version: 1,
    missing: [],
    create: (name) => createGroup(bases, name),
    async sweep(isAlive) {
      for (const name of abandonedGroups(bases.freezer, isAlive)) {
        await freezeAndKill(join(bases.freezer, name));
      }
      for (const folder of folders) {
        for (const name of abandonedGroups(folder, isAlive)) removeGroup(join(folder, name));
      }
    },
  };
}

function createGroup(bases: Record<V1Controller, string>, name: string): ControlGroup {
  const path = (controller: V1Controller) => join(bases[controller], name);
  const folders = [...new Set(v1Controllers.map(path))];
  for (const folder of folders) makeGroup(folder);
  write(join(path("cpu"), "cpu.cfs_period_us"), cpuPeriodUs);
  write(join(path("cpu"), "cpu.cfs_quota_us"), cpuPeriodUs);
  const usage = new KeptCounter(join(path("cpuacct"), "cpuacct.usage"));
  const memoryKills = new KeptCounter(join(path("memory"), "memory.oom_control"), "oom_kill");
  const peakFile = join(path("memory"), "memory.max_usage_in_bytes");
  const peak = new KeptCounter(peakFile);
  const pidsEvents = join(path("pids"), "pids.events");
  const hits = existsSync(pidsEvents) ? new KeptCounter(pidsEvents, "max") : null;
  const joinFiles = folders.map((folder) => join(folder, "cgroup.procs"));
  let configured: SandboxLimits | undefined;
  return {
    joinFiles,
    join(pid) {
      for (const file of joinFiles) write(file, pid);
    },
    configure(limits) {
      if (!sameGroupLimits(configured, limits)) configure(path("memory"), path("pids"), limits);
      configured = limits;
      write(peakFile, 0);
    },
    forgetPeak: () => write(peakFile, 0),
    pids: () => readPids(path("freezer")),
    cpuMs: () => usage.read() / 1e6,
    memoryBytes: () => readCounter(join(path("memory"), "memory.usage_in_bytes")),
    memoryPeakBytes: () => peak.read(),
    memoryKills: () => memoryKills.read(),
    processLimitHits: () => hits?.read() ?? 0,
    killAll: () => freezeAndKill(path("freezer")),
    remove() {
      for (const counter of [usage, memoryKills, peak, hits]) counter?.close();
      folders.forEach(removeGroup);
    },
  };
}

function configure(memory: string, pids: string, limits: SandboxLimits): void {
  const limit = join(memory, "memory.limit_in_bytes");
  const withSwap = join(memory, "memory.memsw.limit_in_bytes");
  // The plain limit may never exceed the one with swap: raise in one order, lower in the other.
  if (existsSync(withSwap)) {
    const raising = limits.memoryBytes > readCounter(withSwap);
    for (const file of raising ? [withSwap, limit] : [limit, withSwap]) {
      write(file, limits.memoryBytes);
    }
  } else {
    write(limit, limits.memoryBytes);
  }
  write(join(pids, "pids.max"), limits.processes);
}

/** Frozen processes can't fork between being listed and being killed. */
async function freezeAndKill(freezer: string): Promise<void> {
  await emptyGroup(freezer, (pids) => {
    writeUnlessGone(join(freezer, "freezer.state"), "FROZEN");
    killPids(pids);
    writeUnlessGone(join(freezer, "freezer.state"), "THAWED");
  });
}
