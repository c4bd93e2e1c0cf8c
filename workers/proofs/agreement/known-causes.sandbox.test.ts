import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeWithSharedFile } from "../../../lib/test-support/describe-with-shared-file";
import { sharedFile } from "../../../lib/test-support/shared-data";
import {
  type BubblewrapBackend,
  missingForSandbox,
  openBubblewrapBackend,
} from "../../sandbox/bubblewrap-backend";
import { sandboxTestHome } from "../../sandbox/test-support/sandbox-test-home";
import { applyDifferences, type Subject } from "./apply-differences";
import { runBare } from "./bare-run";
import { type BenchmarkTask, readBenchmarkTasks } from "./benchmark-task";
import { readCompletionSets } from "./completion-set";
import { gradeHere } from "./grade-here";
import type { KnownCause } from "./known-cause";
import { knownCauses } from "./known-causes";
import { type LoadedSuite, loadSuite } from "./load-suite";
import { type MarkedCandidate, readMarkedCandidates } from "./marked-candidate";
import { treatmentOf } from "./treatment";

const slots = 2;
const minutes = 60_000;

/** What the causes of one set are checked with. */
interface Material {
  suite: LoadedSuite;
  tasks: Map<string, BenchmarkTask>;
  candidates: MarkedCandidate[];
}

const bySet = Map.groupBy(knownCauses, ({ set }) => set);
const sandboxed = describe.skipIf(missingForSandbox().length > 0);

describeWithSharedFile("causes of differing verdicts", "data/sets.json", () => {
  sandboxed.each([...bySet])("in %s", (key, causes) => {
    let backend: BubblewrapBackend;
    let material: Material;
    beforeAll(async () => {
      backend = await openBubblewrapBackend({ home: sandboxTestHome, slots });
      material = await loadMaterial(backend, key, causes);
    }, 2 * minutes);
    afterAll(() => backend?.close());

    test.each(causes.map((cause) => [cause.taskId, cause.index, cause] as const))(
      "%s, candidate %i: the named difference, and it alone, gives the other verdict",
      async (_taskId, _index, cause) => {
        const subject = toSubject(material, cause);
        const { completion } = subject;
        const ours = await gradeHere(backend, material.suite, cause.taskId, completion);
        if (!cause.nearLimit) {
          expect(ours.kind).toBe(cause.passedUpstream ? "failed" : "passed");
          const unchanged = await runBare(backend, applyDifferences(subject, []));
          expect(unchanged.passed, unchanged.said).toBe(
            isTheProcessItself(cause) ? cause.passedUpstream : !cause.passedUpstream,
          );
        }
        const changed = await runBare(backend, applyDifferences(subject, cause.differences));
        expect(changed.passed, changed.said).toBe(cause.passedUpstream);
      },
    );

    test("what an earlier answer left in scope stands before it in the file", () => {
      const order = material.candidates.map(({ taskId }) => taskId);
      for (const { taskId, differences } of causes) {
        for (const difference of differences) {
          if (difference.kind !== "left-in-scope") continue;
          expect(order).toContain(difference.byTask);
          expect(order.indexOf(difference.byTask)).toBeLessThan(order.indexOf(taskId));
        }
      }
    });

    test("the file's own marks are those that the causes state", () => {
      const marks = causes.map((cause) => markOf(material, cause));
      for (const [index, mark] of marks.entries()) {
        if (mark !== null) expect(mark).toBe(causes[index]?.passedUpstream);
      }
    });
  });
});

function isTheProcessItself({ differences }: KnownCause): boolean {
  return differences.every(({ kind }) => kind === "tests-beside-answer");
}

async function loadMaterial(
  backend: BubblewrapBackend,
  key: string,
  causes: KnownCause[],
): Promise<Material> {
  const set = (await readCompletionSets()).find((entry) => entry.key === key);
  if (set === undefined) throw new Error(`the test data has no set ${key}`);
  const treatment = treatmentOf(set);
  if (treatment.kind !== "graded") throw new Error(`${key} is not graded here`);
  const problems = required(treatment.suite.problems);
  const wanted = new Set(causes.map(({ taskId }) => taskId));
  return {
    suite: await loadSuite(backend, treatment.suite, problems, wanted),
    tasks: await readBenchmarkTasks(problems),
    candidates: await readMarkedCandidates(required(set.file)),
  };
}

function required(name: string): string {
  const path = sharedFile(name);
  if (path === null) throw new Error(`${name} is missing from the test data`);
  return path;
}

function toSubject(material: Material, cause: Pick<KnownCause, "taskId" | "index">): Subject {
  const completionOf = (taskId: string, index: number) => {
    const candidate = find(material, taskId, index);
    if (!candidate) throw new Error(`there is no candidate ${index} of ${taskId}`);
    return candidate.completion;
  };
  const task = material.tasks.get(cause.taskId);
  if (!task) throw new Error(`there is no task ${cause.taskId}`);
  return {
    task,
    completion: completionOf(cause.taskId, cause.index),
    earlier: (taskId) => completionOf(taskId, 0),
  };
}

function find({ candidates }: Material, taskId: string, index: number) {
  return candidates.find((entry) => entry.taskId === taskId && entry.index === index);
}

function markOf(material: Material, { taskId, index }: KnownCause): boolean | null {
  return find(material, taskId, index)?.mark ?? null;
}
