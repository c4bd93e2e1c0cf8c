import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extractSubmission } from "../../lib/core/extraction/extract-submission";
import type { SuiteDefinition, TaskDefinition } from "../../lib/core/suite/suite-definition";
import type { Verdict } from "../../lib/core/vocabulary";
import { describeWithSharedFile } from "../../lib/test-support/describe-with-shared-file";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import { readSuiteFile, toSuiteDefinition } from "../importers/read-suite-file";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../sandbox/bubblewrap-backend";
import { analyseTests } from "./analyse-tests";
import { executeSteps } from "./execute-steps";
import { mapConcurrently } from "./map-concurrently";

const gradings = 2;
const minutes = 60_000;

describe.skipIf(missingForSandbox().length > 0)("HumanEval in the sandbox", () => {
  let home: string;
  let backend: BubblewrapBackend;
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "errorbar-humaneval-"));
    backend = await openBubblewrapBackend({ home, slots: 2 * gradings });
  });
  afterAll(async () => {
    await backend?.close();
    rmSync(home, { recursive: true, force: true });
  });

  async function grade(task: TaskDefinition, equality: SuiteDefinition["equality"], text: string) {
    const { prompt, entryPoint, language } = task;
    const { source } = extractSubmission({ language, prompt, entryPoint, completion: text });
    if (source === null) throw new Error(`${task.taskKey} offers no submission`);
    const graded = { ...task, equality };
    const plans = functionCompletionGrader.plan(graded, source);
    // Wide limits: right and wrong are the question here, not how busy this machine is.
    const limits = { ...suite.limits, cpuMsTotal: 30_000, wallMsPerTest: 60_000 };
    const { results } = await executeSteps(backend, language, limits, plans, null);
    return functionCompletionGrader.judge(graded, results, source).verdict;
  }

  let suite: SuiteDefinition;

  /** The tasks whose verdict is another, with it. */
  async function others(kind: Verdict["kind"], completionOf: (task: TaskDefinition) => string) {
    const verdicts = await mapConcurrently(suite.tasks, gradings, async (task) => ({
      task: task.taskKey,
      verdict: await grade(task, suite.equality, completionOf(task)),
    }));
    expect(verdicts).toHaveLength(164);
    return verdicts.filter(({ verdict }) => verdict.kind !== kind);
  }

  describeWithSharedFile("the published file", "data/benchmarks/HumanEval.jsonl.gz", (file) => {
    beforeAll(async () => {
      const read = await readSuiteFile(file);
      const analyses = await analyseTests(backend, read.published.tasks);
      suite = toSuiteDefinition(read, "humaneval", analyses);
    });

    test("162 tasks become calls; 32 and 33 are checked as a whole", () => {
      const whole = suite.tasks.filter(({ testPlan }) => testPlan.kind === "checker");
      expect(suite.tasks).toHaveLength(164);
      expect(whole.map(({ taskKey }) => taskKey)).toEqual(["HumanEval/32", "HumanEval/33"]);
    });

    test("every reference solution passes", { timeout: 5 * minutes }, async () => {
      const failing = await others("passed", ({ referenceSolution }) => referenceSolution ?? "");
      expect(failing).toEqual([]);
    });

    test("every body that answers None fails", { timeout: 5 * minutes }, async () => {
      expect(await others("failed", () => "    return None\n")).toEqual([]);
    });
  });
});
