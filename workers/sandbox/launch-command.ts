import type { SandboxLimits, SandboxProgram } from "../../lib/core/ports/sandbox";
import type { Runtime } from "./runtimes/runtime";

/** Descriptors of the launched process. Those after the filter are closed before the payload starts. */
export const launchDescriptors = { channel: 3, filter: 4, information: 5, release: 6 } as const;

const bubblewrap = "/usr/bin/bwrap";
/** Sets what is inherited, then becomes what follows. */
const setLimits =
  'ulimit -c 0 && ulimit -f "$1" && ulimit -n "$2" && ulimit -t "$3" || exit 125; shift 3; exec "$@"';

export interface LaunchRequest {
  runtime: Runtime;
  program: SandboxProgram;
  limits: SandboxLimits;
}

/**
 * Command and arguments for `spawn`, which drops to the slot's user before it starts bwrap: bwrap's
 * own uid option only maps an id, the payload would stay root on the host. Once its namespaces exist,
 * bwrap tells the process id of their init and waits for a byte: time to move it to its control groups.
 */
export function launchCommand(request: LaunchRequest): [command: string, args: string[]] {
  const { runtime, limits, program } = request;
  const { information, release } = launchDescriptors;
  const { fileBytes, openFiles, cpuSeconds } = limitsOfProcesses(limits);
  const itself = runtime.setsItsLimits === true;
  const args = [
    ...bubblewrapArguments(runtime, limits),
    ...["--info-fd", String(information), "--block-fd", String(release), "--"],
    ...runtime.command(program, limits),
    ...(itself ? [fileBytes, openFiles, cpuSeconds] : []).map(String),
    String(limits.frameBytes),
  ];
  if (itself) return [bubblewrap, args];
  const numbers = [fileBytes / 512, openFiles, cpuSeconds].map(String);
  return ["/bin/sh", ["-c", setLimits, "errorbar-launch", ...numbers, bubblewrap, ...args]];
}

/** Limits that the kernel keeps for each process, none of which can be raised again. */
function limitsOfProcesses(limits: SandboxLimits): {
  fileBytes: number;
  openFiles: number;
  cpuSeconds: number;
} {
  // A backstop behind the worker's own clock; it counts from the start of the interpreter.
  const cpuSeconds = Math.ceil(limits.cpuMsTotal / 1000) + 5;
  return { fileBytes: limits.fileBytes, openFiles: limits.openFiles, cpuSeconds };
}

/** What bwrap is asked for to isolate; part of the policy that a record names. */
export function bubblewrapArguments(runtime: Runtime, limits: SandboxLimits): string[] {
  return [
    ...["--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"],
    ...["--unshare-cgroup", "--disable-userns", "--die-with-parent", "--new-session"],
    ...["--cap-drop", "ALL", "--hostname", "sandbox", "--clearenv"],
    ...Object.entries(runtime.environment).flatMap(([name, value]) => ["--setenv", name, value]),
    ...["--ro-bind", runtime.imagePath, "/"],
    ...["--proc", "/proc", "--ro-bind", "/proc/sys", "/proc/sys"],
    ...["null", "zero", "full", "random", "urandom"].flatMap((name) => [
      "--dev-bind",
      `/dev/${name}`,
      `/dev/${name}`,
    ]),
    ...["--size", "1048576", "--tmpfs", "/dev/shm"],
    ...["--size", String(limits.scratchBytes), "--tmpfs", "/tmp", "--chdir", "/tmp"],
    ...["--seccomp", String(launchDescriptors.filter)],
  ];
}
