import {
  cpuTimeout,
  exited,
  impatient,
  memoryLimit,
  nothing,
  outputLimit,
  patient,
  policyViolation,
  raised,
  returned,
  signalled,
  wallTimeout,
} from "../ends";
import type { HostileProgram } from "../hostile-program";

const environment =
  '["d",["HOME","/tmp"],["LANG","C.UTF-8"],["PATH","/usr/bin"],["PYTHONHASHSEED","0"],["TZ","UTC"]]';
const zero = '["i","0"]';
/** None held, bounding or ambient; no new privileges (1), and a filter of system calls (2). */
const noCapabilities = `["t",["l",${Array(6).fill(zero).join(",")}],["l"],["l"],["i","1"],["i","2"]]`;
const eperm = '["i","1"]';

const killedCalls = [
  "ptrace",
  "mount",
  "unshare",
  "setns",
  "clone-user",
  "process-vm-readv",
  "bpf",
  "setuid",
  "x32",
];

export const pythonPrograms: HostileProgram[] = [
  { name: "infinite-loop", end: cpuTimeout },
  { name: "ignore-all-signals", end: cpuTimeout },
  { name: "regex-bomb", end: cpuTimeout },
  { name: "huge-integer", end: cpuTimeout },
  { name: "endless-empty-files", end: cpuTimeout },
  { name: "fork-bomb", end: cpuTimeout, hitsProcessLimit: true },
  { name: "thread-bomb", end: raised(/can't start new thread/), hitsProcessLimit: true },
  { name: "sleep", end: wallTimeout, limits: impatient },
  { name: "close-channel-and-sleep", end: wallTimeout, limits: impatient },
  { name: "stop-itself", end: wallTimeout, limits: impatient },
  { name: "memory-bomb", end: memoryLimit, limits: patient },
  { name: "caught-memory-error", end: memoryLimit, limits: patient },
  { name: "runaway-recursion", end: memoryLimit, limits: patient },
  { name: "child-memory-bomb", end: memoryLimit, limits: { cpuMsPerTest: 2_000 } },
  { name: "endless-stdout", end: outputLimit, limits: patient },
  { name: "endless-stderr", end: outputLimit, limits: patient },
  { name: "reopened-stdout", end: outputLimit, limits: patient },
  { name: "huge-file", end: raised(/^OSError: \[Errno 27\]/) },
  { name: "memfd", end: raised(/^OSError: \[Errno 27\]/) },
  { name: "scratch-fill", end: raised(/^OSError: \[Errno 28\]/) },
  { name: "shared-memory-fill", end: raised(/^OSError: \[Errno 28\]/) },
  { name: "endless-descriptors", end: raised(/^OSError: \[Errno 24\]/) },
  { name: "raise-own-limits", end: nothing },
  { name: "write-outside", end: nothing },
  { name: "replace-driver", end: nothing },
  { name: "open-kernel-settings", end: nothing },
  { name: "user-identity", end: returned("false") },
  { name: "capabilities", end: returned(noCapabilities) },
  { name: "shadow-by-symlink", end: raised(/^(FileNotFoundError|PermissionError)/) },
  { name: "host-files", end: nothing },
  { name: "leave-control-group", end: nothing },
  { name: "privileged-calls", end: returned(`["s",["t",["i","-1"],${eperm}]]`) },
  { name: "raw-calls", end: returned(`["l",${eperm},${eperm},["i","38"]]`), onlyOn: "x64" },
  ...killedCalls.map(
    (word): HostileProgram => ({
      name: `policy-${word}`,
      file: "killed-call",
      word,
      end: policyViolation,
      onlyOn: "x64",
    }),
  ),
  // Can't be told from a death by the filter; either way it is a failure.
  { name: "exit-159", end: policyViolation },
  // SIGSYS.
  { name: "killed-child", end: returned('["i","31"]'), onlyOn: "x64" },
  { name: "tcp", end: raised(/^PermissionError: \[Errno 13\]/), takesPort: true },
  { name: "other-sockets", end: nothing, takesPort: true },
  { name: "dns", end: raised(/^gaierror/) },
  { name: "read-environment", end: returned(environment) },
  { name: "read-descriptors", end: returned('["l",["i","0"],["i","1"],["i","2"],["i","3"]]') },
  { name: "read-processes", end: nothing },
  { name: "orphan-daemon", end: returned('"returned"') },
  { name: "orphan-holds-stdout", end: exited },
  { name: "kill-everyone", end: returned('"still here"') },
  { name: "abort", end: signalled },
  { name: "floating-point-signal", end: signalled },
  { name: "segmentation-fault", end: signalled },
];
