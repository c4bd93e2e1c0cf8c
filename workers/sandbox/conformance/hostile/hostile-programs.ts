import type { ExitReason, SandboxLimits } from "../../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../../lib/core/suite/default-limits";
import type { FailureClass } from "../../../../lib/core/vocabulary";

/** How a hostile program must end: by the sandbox's hand, by an exception, or harmlessly. */
export type ExpectedEnd =
  | { kind: "ended"; reason: ExitReason; failureClass: FailureClass }
  | { kind: "raised"; error: RegExp }
  /** `value` is the answer as wire text (see lib/core/values). */
  | { kind: "returned"; value: string };

export interface HostileProgram {
  /** File name below `python`, without its ending; the file defines `attack`. */
  name: string;
  end: ExpectedEnd;
  /** Called with the port of a listener on this machine that must never be reached. */
  takesPort?: true;
  /** The refusal of forks must be on record. */
  hitsProcessLimit?: true;
  limits?: Partial<SandboxLimits>;
  /** Calls by number: meaningless on another processor. */
  onlyOn?: NodeJS.Architecture;
}

/**
 * Small enough for a quick suite. The wall clock is generous on purpose: on a busy machine a program
 * that must end by its CPU time would else end by the wall.
 */
export const hostileLimits: SandboxLimits = {
  ...defaultLimits,
  cpuMsPerTest: 500,
  cpuMsTotal: 1_500,
  wallMsPerTest: 30_000,
  memoryBytes: 96 * 1024 * 1024,
  fileBytes: 1024 * 1024,
  scratchBytes: 8 * 1024 * 1024,
};

const impatient = { wallMsPerTest: 1_500 };
/** Touching fresh memory is slow on some kernels: the memory limit must come first. */
const patient = { cpuMsPerTest: 10_000, cpuMsTotal: 20_000 };

const ended = (reason: ExitReason, failureClass: FailureClass): ExpectedEnd => ({
  kind: "ended",
  reason,
  failureClass,
});
const raised = (error: RegExp): ExpectedEnd => ({ kind: "raised", error });
const returned = (value: string): ExpectedEnd => ({ kind: "returned", value });

const cpuTimeout = ended("cpu-limit", "cpu_timeout");
const wallTimeout = ended("wall-limit", "wall_timeout");
const memoryLimit = ended("memory-limit", "memory_limit");
const outputLimit = ended("output-limit", "output_limit");
const signalled = ended("signalled", "runtime_error");
const nothing = returned('["l"]');

const environment =
  '["d",["HOME","/tmp"],["LANG","C.UTF-8"],["PATH","/usr/bin"],["PYTHONHASHSEED","0"],["TZ","UTC"],["PWD","/tmp"]]';
/** Two processes; the first, which waits for the second, holds nothing of the worker's either. */
const initProcess = '["t",["i","2"],true,["l","NODE_ENV=production","PWD=/"],["l"],false]';
const noCapabilities =
  '["l",["t","CapInh",["i","0"]],["t","CapPrm",["i","0"]],["t","CapEff",["i","0"]],["t","CapBnd",["i","0"]],["t","CapAmb",["i","0"]],["t","NoNewPrivs",["i","1"]],["t","Seccomp",["i","2"]]]';
const eperm = '["i","1"]';

export const hostilePrograms: HostileProgram[] = [
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
  { name: "host-files", end: returned('["l","dev","errorbar","lib","lib64","proc","tmp","usr"]') },
  { name: "leave-control-group", end: nothing },
  { name: "privileged-calls", end: returned(`["s",["t",["i","-1"],${eperm}]]`) },
  {
    name: "raw-calls",
    end: returned(`["l",${`${eperm},`.repeat(8)}["i","38"]]`),
    onlyOn: "x64",
  },
  { name: "foreign-call-numbers", end: signalled, onlyOn: "x64" },
  { name: "tcp", end: raised(/^PermissionError: \[Errno 13\]/), takesPort: true },
  { name: "other-sockets", end: nothing, takesPort: true },
  { name: "dns", end: raised(/^gaierror/) },
  { name: "read-environment", end: returned(environment) },
  { name: "read-descriptors", end: returned('["l",["i","0"],["i","1"],["i","2"],["i","3"]]') },
  { name: "read-processes", end: returned(initProcess) },
  { name: "orphan-daemon", end: returned('"returned"') },
  { name: "orphan-holds-stdout", end: ended("exited", "no_result") },
  { name: "kill-everyone", end: returned('"still here"') },
  { name: "abort", end: signalled },
  { name: "floating-point-signal", end: signalled },
  { name: "segmentation-fault", end: signalled },
];
