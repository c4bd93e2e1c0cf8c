import type { SandboxLimits } from "../../lib/core/ports/sandbox";

/** One slot's cgroup: made once, reused by every sandbox of the slot, counters read as differences. */
export interface ControlGroup {
  /** Files to which a process writes `0` to join, before it execs. */
  readonly joinFiles: string[];
  /** Moves a process into the group; what it forks from then on is born there. */
  join(pid: number): void;
  /** Applies limits and resets the memory high-water mark. */
  configure(limits: SandboxLimits): void;
  /** Resets the memory high-water mark to what is held now, where the kernel can. */
  forgetPeak(): void;
  cpuMs(): number;
  /** Processes that are in the group now. */
  pids(): number[];
  /** What its processes hold now, scratch files included. */
  memoryBytes(): number;
  memoryPeakBytes(): number;
  /** Processes killed for memory since the group was made. */
  memoryKills(): number;
  /** Forks refused since the group was made. */
  processLimitHits(): number;
  /** Kills every process of the group; resolves when none is left. */
  killAll(): Promise<void>;
  remove(): void;
}

/** Makes control groups on this machine; `missing` is empty when every limit can be enforced. */
export interface ControlGroupFactory {
  readonly version: 1 | 2;
  readonly missing: string[];
  create(name: string): ControlGroup;
  /** Removes what workers that no longer live left behind, killing what still runs in it. */
  sweep(isAlive: (pid: number) => boolean): Promise<void>;
}
