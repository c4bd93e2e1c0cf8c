import {
  cpuTimeout,
  exited,
  impatient,
  memoryLimit,
  nothing,
  outputLimit,
  patient,
  raised,
  returned,
  signalled,
  wallTimeout,
} from "../ends";
import type { HostileProgram } from "../hostile-program";

const environment =
  '["d",["HOME","/tmp"],["LANG","C.UTF-8"],["PATH","/usr/bin"],["SHLVL","0"],["TZ","UTC"]]';
const long = (number: number) => `["x","long",["i","${number}"]]`;
/** Five sets of capabilities, all empty, and no new privileges. */
const noCapabilities = `["l",${[0, 0, 0, 0, 0, 1].map(long).join(",")}]`;

export const javaPrograms: HostileProgram[] = [
  { name: "infinite-loop", end: cpuTimeout },
  { name: "regex-bomb", end: cpuTimeout },
  { name: "endless-empty-files", end: cpuTimeout },
  { name: "fork-bomb", end: cpuTimeout, hitsProcessLimit: true },
  { name: "thread-bomb", end: raised(/unable to create native thread/), hitsProcessLimit: true },
  { name: "endless-shutdown", end: cpuTimeout },
  { name: "sleep", end: wallTimeout, limits: impatient },
  { name: "close-channel-and-sleep", end: wallTimeout, limits: impatient },
  { name: "stop-itself", file: "signal-itself", word: "STOP", end: wallTimeout, limits: impatient },
  { name: "segmentation-fault", file: "signal-itself", word: "SEGV", end: signalled },
  { name: "abort", file: "signal-itself", word: "ABRT", end: signalled },
  { name: "heap-bomb", end: memoryLimit, limits: patient },
  { name: "caught-heap-bomb", end: memoryLimit, limits: patient },
  { name: "direct-buffers", end: memoryLimit, limits: patient },
  { name: "huge-stack", end: memoryLimit, limits: patient },
  { name: "child-memory-bomb", end: memoryLimit, limits: patient },
  { name: "runaway-recursion", end: raised(/^java\.lang\.StackOverflowError/), limits: patient },
  {
    name: "endless-stdout",
    file: "endless-output",
    word: "out",
    end: outputLimit,
    limits: patient,
  },
  {
    name: "endless-stderr",
    file: "endless-output",
    word: "err",
    end: outputLimit,
    limits: patient,
  },
  {
    name: "reopened-stdout",
    file: "endless-output",
    word: "/dev/stdout",
    end: outputLimit,
    limits: patient,
  },
  { name: "huge-file", end: raised(/^java\.io\.IOException: File too large/) },
  {
    name: "scratch-fill",
    file: "fill-folder",
    word: "/tmp",
    end: raised(/No space left on device/),
  },
  {
    name: "shared-memory-fill",
    file: "fill-folder",
    word: "/dev/shm",
    end: raised(/No space left on device/),
  },
  { name: "endless-descriptors", end: raised(/Too many open files/) },
  { name: "write-outside", end: nothing },
  { name: "replace-driver", end: nothing },
  { name: "open-kernel-settings", end: nothing },
  { name: "capabilities", end: returned(noCapabilities) },
  {
    name: "shadow-by-symlink",
    end: raised(/^java\.nio\.file\.(NoSuchFile|AccessDenied)Exception/),
  },
  { name: "host-files", end: nothing },
  { name: "internals", end: nothing },
  // 128 + SIGSYS.
  { name: "foreign-program", end: returned('["i","159"]'), onlyOn: "x64" },
  { name: "tcp", end: raised(/^java\.net\.SocketException: Permission denied/), takesPort: true },
  { name: "other-sockets", end: nothing, takesPort: true },
  { name: "dns", end: raised(/^java\.net\.UnknownHostException/) },
  { name: "read-environment", end: returned(environment) },
  { name: "read-descriptors", end: nothing },
  { name: "read-processes", end: nothing },
  { name: "left-behind", end: returned('"returned"') },
  { name: "orphan-holds-stdout", end: exited },
  { name: "kill-everyone", end: returned('"still here"') },
  { name: "halt", end: exited },
];
