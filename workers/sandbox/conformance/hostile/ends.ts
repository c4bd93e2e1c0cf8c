import type { ExitReason } from "../../../../lib/core/ports/sandbox";
import type { FailureClass } from "../../../../lib/core/vocabulary";
import type { ExpectedEnd } from "./hostile-program";

const ended = (reason: ExitReason, failureClass: FailureClass): ExpectedEnd => ({
  kind: "ended",
  reason,
  failureClass,
});

export const cpuTimeout = ended("cpu-limit", "cpu_timeout");
export const wallTimeout = ended("wall-limit", "wall_timeout");
export const memoryLimit = ended("memory-limit", "memory_limit");
export const outputLimit = ended("output-limit", "output_limit");
export const signalled = ended("signalled", "runtime_error");
export const exited = ended("exited", "no_result");
export const policyViolation = ended("policy-violation", "policy");

/** `error` is matched against what the driver says of the exception. */
export const raised = (error: RegExp): ExpectedEnd => ({ kind: "raised", error });
/** `value` is wire text. */
export const returned = (value: string): ExpectedEnd => ({ kind: "returned", value });
/** An empty list: nothing was found, opened or changed. */
export const nothing = returned('["l"]');

/** For programs that wait: they must end by the wall clock soon. */
export const impatient = { wallMsPerTest: 1_500 };
/** Touching fresh memory is slow on some kernels: the memory limit must come first. */
export const patient = { cpuMsPerTest: 10_000, cpuMsTotal: 20_000 };
