import { assertNever } from "../../../lib/core/assert-never";
import { extractSubmission } from "../../../lib/core/extraction/extract-submission";
import { type BareRun, looseLimits } from "./bare-run";
import type { BenchmarkTask } from "./benchmark-task";
import type { Difference } from "./difference";

export interface Subject {
  task: BenchmarkTask;
  completion: string;
  /** Another completion of the same file, for what it left in scope. */
  earlier: (taskId: string) => string;
}

/** Ours: 2 s for a case, 10 s in all. One process has no cases, so it gets the whole. */
const ourCpuMs = 10_000;

/**
 * The candidate as we would run it, but with the tests in the same process, changed by each difference
 * in turn. With none it shows that the differences, and not the one process, make the other mark; where
 * the one process is itself the difference, that comparison has nothing to show.
 */
export function applyDifferences(subject: Subject, differences: Difference[]): BareRun {
  const { task, completion } = subject;
  const run: BareRun = {
    program: withTests(task, own(task, completion)),
    earlier: [],
    asMain: false,
    limits: looseLimits(ourCpuMs),
  };
  for (const difference of differences) change(run, subject, difference);
  return run;
}

function change(run: BareRun, { task, completion, earlier }: Subject, difference: Difference) {
  switch (difference.kind) {
    case "prompt-lost":
      run.program = withTests(task, alone(completion));
      return;
    case "left-in-scope":
      // Its tests are left out: an answer that ran for ever upstream had bound its names before.
      run.earlier.push(alone(earlier(difference.byTask)));
      return;
    case "name-in-scope":
      run.earlier.push(difference.line);
      return;
    case "not-extracted":
      run.program = withTests(task, completion);
      return;
    case "other-tests":
      run.program = `${own(task, completion)}\n${difference.asserts.join("\n")}\n`;
      return;
    case "first-test-left-out": {
      const fewer = { ...task, test: task.test.replace(/^ *assert .*\n/m, "") };
      run.program = withTests(fewer, own(task, completion));
      return;
    }
    case "tests-beside-answer":
      return;
    case "time-limit":
      run.limits = looseLimits(difference.cpuMs);
      return;
    default:
      assertNever(difference);
  }
}

function own({ prompt, entryPoint }: BenchmarkTask, completion: string): string {
  return extractSubmission({ language: "python", prompt, entryPoint, completion }).source ?? "";
}

function withTests({ test, entryPoint }: BenchmarkTask, answer: string): string {
  return `${answer}\n${test}\ncheck(${entryPoint})\n`;
}

/** Harnesses that drop the prompt import all of typing instead. */
function alone(completion: string): string {
  return `from typing import *\n${completion}`;
}
