import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { readPlaceExecution } from "../../lib/core/scoring/read-place-execution";
import { type RepeatExecution, reportRepeats } from "../../lib/core/scoring/report-repeats";
import { isNearLimit, selectRepeats } from "../../lib/core/scoring/select-repeats";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../sandbox/bubblewrap-backend";
import { sandboxTestHome } from "../sandbox/test-support/sandbox-test-home";
import { gradeSubmission } from "./grade-submission";

/** Ten tosses, thrice each: all of them alike once in 4 to the tenth. */
const tosses = 10;
const steady = "def identity(x):\n    return x\n";
const random = "import os\ndef identity(x):\n    return x if os.urandom(1)[0] % 2 else None\n";
const near = [
  "import time",
  "def identity(x):",
  "    begun = time.process_time()",
  "    while time.process_time() - begun < 0.93: pass",
  "    return x",
  "",
].join("\n");

const suite = {
  equality: "typed",
  limits: { ...defaultLimits, cpuMsPerTest: 1_000 },
} as GradableSuite;
const task = {
  entryPoint: "identity",
  prompt: "def identity(x):\n",
  language: "python",
  testPlan: {
    kind: "calls",
    cases: [
      {
        visibility: "hidden",
        args: '["t",["i","1"]]',
        expectation: { kind: "equal", value: '["i","1"]' },
      },
    ],
  },
} as unknown as SuiteTask;

describe.skipIf(missingForSandbox().length > 0)("three executions in the sandbox", () => {
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    backend = await openBubblewrapBackend({ home: sandboxTestHome, slots: 1 });
  }, 120_000);
  afterAll(() => backend?.close());

  async function execute(source: string) {
    const rules = { suite, graderFor: () => functionCompletionGrader };
    const { verdict, cases, executed } = await gradeSubmission(backend, rules, task, source);
    if (executed === null) throw new Error("the machine failed");
    const { cpuMs, wallMs } = executed.usage;
    const failureClass = verdict.kind === "failed" ? verdict.failureClass : null;
    const inCases = cases.reduce((sum, entry) => sum + entry.cpuMs, 0);
    return { verdict: verdict.kind, failureClass, cpuMs, wallMs, inCases };
  }

  async function grade(candidateId: number, source: string) {
    const graded = await execute(source);
    return {
      candidateId,
      taskKey: `t/${candidateId}`,
      baseId: `t/${candidateId}`,
      candidateIndex: 0,
      submissionSha256: "0",
      verdict: graded.verdict,
      failureClass: graded.failureClass,
      execution: readPlaceExecution(null, {
        cpuMs: graded.cpuMs,
        casesMs: graded.inCases,
        slowestCaseMs: graded.inCases,
      }),
      wallMs: graded.wallMs,
    };
  }

  async function threeTimes(candidateId: number, source: string) {
    const place = await grade(candidateId, source);
    const repeats: RepeatExecution[] = [];
    for (const repetition of [2, 3]) {
      repeats.push({ candidateId, repetition, selectedBy: "seeded", ...(await execute(source)) });
    }
    return { place, repeats };
  }

  test("report answers that toss a coin as flaky and a steady one not", async () => {
    const made = [];
    for (let id = 0; id < tosses; id += 1) made.push(await threeTimes(id, random));
    made.push(await threeTimes(tosses, steady));
    const places = made.map(({ place }) => place);
    const selected = selectRepeats(places, "2026-W48", suite.limits);
    const { repeated, groups } = reportRepeats(
      places,
      selected,
      made.flatMap(({ repeats }) => repeats),
    );
    const flaky = repeated.filter(({ difference }) => difference === "verdict");
    expect(flaky.length).toBeGreaterThan(0);
    expect(groups[0]).toMatchObject({ repeated: tosses + 1, flaky: flaky.length });
    for (const { executions } of flaky) {
      expect(new Set(executions.map(({ verdict }) => verdict))).toEqual(
        new Set(["passed", "failed"]),
      );
    }
    const held = repeated.find(({ place }) => place.candidateId === tosses);
    expect(held?.difference).toBeNull();
    expect(held?.executions.map(({ verdict }) => verdict)).toEqual(["passed", "passed", "passed"]);
  });

  test("show an answer that needs nearly all of its CPU time as near the limit", async () => {
    expect(isNearLimit(await grade(0, near), suite.limits)).toBe(true);
    expect(isNearLimit(await grade(1, steady), suite.limits)).toBe(false);
  });
});
