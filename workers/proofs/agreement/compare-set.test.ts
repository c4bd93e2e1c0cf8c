import { expect, test } from "vitest";
import { compareSet } from "./compare-set";
import type { CompletionSet } from "./completion-set";
import type { GradedSet } from "./graded-set";
import type { KnownCause } from "./known-cause";
import type { MarkedCandidate } from "./marked-candidate";
import { treatmentOf } from "./treatment";

const set: CompletionSet = {
  key: "marked",
  source: "MapCoder",
  file: "data/marked.jsonl",
  model: "Marked",
  benchmark: "HumanEval",
  candidatesPerTask: 1,
  published: { "pass@1": 50 },
};
const treatment = treatmentOf(set);
const marks = { "HumanEval/1": true, "HumanEval/2": false, "HumanEval/3": true };
const candidates: MarkedCandidate[] = Object.entries(marks).map(([taskId, mark]) => ({
  taskId,
  index: 0,
  completion: "",
  mark,
}));
const cause: KnownCause = {
  set: "marked",
  taskId: "HumanEval/2",
  index: 0,
  passedUpstream: false,
  differences: [{ kind: "first-test-left-out" }],
};

function compare(verdicts: string[], causes: KnownCause[], marked = candidates) {
  if (treatment.kind !== "graded") throw new Error("the set is graded");
  const graded: GradedSet = {
    runId: "run",
    unscored: 0,
    tasks: 3,
    passAtK: {},
    interval: null,
    verdicts: verdicts.map((verdict, index) => ({
      taskId: `HumanEval/${index + 1}`,
      candidateIndex: 0,
      verdict,
      failureClass: null,
    })),
  };
  return compareSet(set, treatment, graded, marked, null, causes);
}

test("verdicts that are the marks differ nowhere", () => {
  const { differing, passedUpstream } = compare(["passed", "failed", "passed"], [cause]);
  expect(differing).toEqual([]);
  expect(passedUpstream).toBe(2);
});

test("a differing verdict is found with its cause, and one without stays without", () => {
  const { differing } = compare(["failed", "passed", "passed"], [cause]);
  expect(differing.map(({ taskId, cause: found }) => [taskId, found])).toEqual([
    ["HumanEval/1", null],
    ["HumanEval/2", cause],
  ]);
});

test("a cause of the opposite difference, another candidate or another set explains nothing", () => {
  const others = [
    { ...cause, passedUpstream: true },
    { ...cause, index: 1 },
    { ...cause, set: "another" },
  ];
  const { differing } = compare(["passed", "passed", "passed"], others);
  expect(differing.map(({ cause: found }) => found)).toEqual([null]);
});

test("near a limit of time either side may have been stopped", () => {
  const near: KnownCause = { ...cause, passedUpstream: true, nearLimit: true };
  const { differing } = compare(["passed", "passed", "passed"], [near]);
  expect(differing.map(({ cause: found }) => found)).toEqual([near]);
});

test("a candidate that was not graded is no agreement", () => {
  const one: MarkedCandidate = { ...candidates[0], taskId: "HumanEval/9" } as MarkedCandidate;
  expect(() => compare(["passed", "failed", "passed"], [], [one])).toThrow("was not compared");
});
