import { assertNever } from "../../../lib/core/assert-never";
import { type BareRun, looseLimits } from "./bare-run";
import type { BenchmarkTask } from "./benchmark-task";

/** How the makers of a set ran its answers. */
export const harnesses = ["human-eval", "evalplus", "llm-debugger", "map-coder", "mxeval"] as const;
export type Harness = (typeof harnesses)[number];

/**
 * The program that a harness would run for one answer, under its time limit. Facts about the harnesses
 * are from their public sources: openai/human-eval and mxeval append the answer to the prompt, with 3 s
 * and 10 s; evalplus does too and compares outputs, with its own limit for each case; LLMDebugger and
 * MapCoder run the answer alone after `from typing import *`, with 10 s and 5 s.
 */
export function harnessRun(harness: Harness, task: BenchmarkTask, completion: string): BareRun {
  const { prompt, test, entryPoint } = task;
  const tests = `${test}\ncheck(${entryPoint})\n`;
  const plain = { earlier: [], asMain: false };
  switch (harness) {
    case "human-eval":
      return { ...plain, program: `${prompt}${completion}\n${tests}`, limits: looseLimits(3_000) };
    case "evalplus":
      return { ...plain, program: `${prompt}${completion}\n${tests}`, limits: looseLimits(4_000) };
    case "llm-debugger":
      return { ...plain, program: alone(completion, tests), limits: looseLimits(10_000) };
    case "map-coder":
      return { ...plain, program: alone(completion, tests), limits: looseLimits(5_000) };
    case "mxeval": {
      const program = `${prompt}${completion}${tests}`;
      return { ...plain, program, asMain: true, limits: looseLimits(10_000) };
    }
    default:
      return assertNever(harness);
  }
}

function alone(completion: string, tests: string): string {
  return `from typing import *\n${completion}\n${tests}`;
}
