import type { ExitReason, SandboxLimits } from "../../../../lib/core/ports/sandbox";
import { defaultLimits } from "../../../../lib/core/suite/default-limits";
import type { FailureClass } from "../../../../lib/core/vocabulary";
import type { ConformanceLanguage } from "../conformance-language";

/** How a hostile program must end: by the sandbox's hand, by an exception, or harmlessly. */
export type ExpectedEnd =
  | { kind: "ended"; reason: ExitReason; failureClass: FailureClass }
  | { kind: "raised"; error: RegExp }
  /** `value` is the answer as wire text (see lib/core/values). */
  | { kind: "returned"; value: string };

/** A program that tries to harm the machine; the file defines `attack`. */
export interface HostileProgram {
  /** What the suite calls it; unique in its language. */
  name: string;
  /** File below its language's folder, without its ending, where it isn't called as the program is. */
  file?: string;
  end: ExpectedEnd;
  /** Called with the port of a listener on this machine that must never be reached. */
  takesPort?: true;
  /** Called with this word: one file, several attacks. */
  word?: string;
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

/**
 * What an interpreter needs for itself differs: the least memory in which an honest program runs, and
 * the CPU time in which a virtual machine starts processes and threads on a machine that is busy.
 */
const needs: Record<
  ConformanceLanguage,
  Pick<SandboxLimits, "memoryBytes" | "cpuMsPerTest" | "cpuMsTotal">
> = {
  python: hostileLimits,
  javascript: { memoryBytes: 160 * 1024 * 1024, cpuMsPerTest: 1_000, cpuMsTotal: 3_000 },
  java: { memoryBytes: 256 * 1024 * 1024, cpuMsPerTest: 1_500, cpuMsTotal: 4_500 },
};

/** Limits of a language's hostile programs, where a program doesn't state its own. */
export function hostileLimitsFor(language: ConformanceLanguage): SandboxLimits {
  const { memoryBytes, cpuMsPerTest, cpuMsTotal } = needs[language];
  return { ...hostileLimits, memoryBytes, cpuMsPerTest, cpuMsTotal };
}
