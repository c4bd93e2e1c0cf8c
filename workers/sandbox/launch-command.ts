import type { SandboxLimits, SandboxProgram } from "../../lib/core/ports/sandbox";
import type { Runtime } from "./runtimes/runtime";

/** Descriptor of the launched process that holds the filter; 3, before it, is the channel. */
const filterDescriptor = 4;

/**
 * Joins the slot's control groups, sets what is inherited, drops to the slot's user before bwrap
 * starts (its own uid option only maps an id: the payload would stay root on the host), then execs.
 */
const launcher = [
  'while [ "$1" != -- ]; do echo 0 > "$1" || exit 125; shift; done; shift',
  "ulimit -c 0 && ulimit -f $1 && ulimit -n $2 && ulimit -t $3 || exit 125; shift 3",
  'exec "$@"',
].join("\n");

export interface LaunchRequest {
  runtime: Runtime;
  program: SandboxProgram;
  limits: SandboxLimits;
  userId: number;
  joinFiles: string[];
}

/** Command and arguments for `spawn`; standard streams, channel and filter are given as descriptors. */
export function launchCommand(request: LaunchRequest): [command: string, args: string[]] {
  const { runtime, limits, userId } = request;
  // A backstop behind the worker's own clock; it counts from the start of the interpreter.
  const cpuSeconds = Math.ceil(limits.cpuMsTotal / 1000) + 5;
  return [
    "/bin/sh",
    [
      ...["-c", launcher, "errorbar-launch", ...request.joinFiles, "--"],
      ...[limits.fileBytes / 512, limits.openFiles, cpuSeconds].map(String),
      ...["/usr/bin/setpriv", `--reuid=${userId}`, `--regid=${userId}`, "--clear-groups"],
      ...["--no-new-privs", "/usr/bin/bwrap", ...bubblewrapArguments(runtime, limits), "--"],
      ...runtime.command(request.program, limits),
      String(limits.frameBytes),
    ],
  ];
}

/** Everything that bwrap is asked for; part of the policy that a record names. */
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
    ...["--seccomp", String(filterDescriptor)],
  ];
}
