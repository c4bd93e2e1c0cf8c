import type { SandboxLimits } from "../../../lib/core/ports/sandbox";
import type { ControlGroup } from "../control-group";

/** bwrap's own two processes count in the reference backend; a candidate may make as many here. */
const referenceProcesses = 2;

/** A slot's control group as a job sees it: what the idle server holds is neither counted nor taken. */
export interface JobGroup extends ControlGroup {
  /** Counts the CPU of the next job. Only while the server is idle. */
  resume(): void;
  /** Counts no further CPU: what comes is the server's own work. */
  stop(): void;
}

/** View of a group whose processes are, now, those of an idle server. */
export function jobGroupOf(group: ControlGroup): JobGroup {
  const idleBytes = group.memoryBytes();
  let idle = new Set(group.pids());
  const idleProcesses = idle.size;
  let stoppedMs: number | undefined;
  const spared = (limits: SandboxLimits): SandboxLimits => ({
    ...limits,
    memoryBytes: limits.memoryBytes + idleBytes,
    processes: limits.processes + idleProcesses - referenceProcesses,
  });
  return {
    ...group,
    configure: (limits) => group.configure(spared(limits)),
    cpuMs: () => stoppedMs ?? group.cpuMs(),
    // A server has waited for a processor many times since it began: no job's concern.
    pids: () => group.pids().filter((pid) => !idle.has(pid)),
    memoryBytes: () => Math.max(0, group.memoryBytes() - idleBytes),
    memoryPeakBytes: () => Math.max(0, group.memoryPeakBytes() - idleBytes),
    resume() {
      // The process that holds a job's namespace is a new one for each job.
      idle = new Set(group.pids());
      stoppedMs = undefined;
    },
    stop() {
      stoppedMs ??= group.cpuMs();
    },
  };
}
