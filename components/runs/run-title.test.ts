import { expect, test } from "vitest";
import type { Run } from "../../lib/contracts/run";
import { wordRunTitle } from "./run-title";

const run = {
  model: { name: "GPT-4" },
  suite: { title: "HumanEval" },
  measured: "here",
  passRate: 140 / 164,
  tasks: 164,
  candidates: 164,
  graded: 164,
} as Run;

test("a run's title has model, suite, rate and count", () => {
  expect(wordRunTitle(run)).toBe("GPT-4 on HumanEval: 85.4% of 164 tasks");
});

test("a run without a rate says how far it is, in what it counts", () => {
  const open = { ...run, passRate: null, graded: 160 };
  expect(wordRunTitle(open)).toBe("GPT-4 on HumanEval: no rate yet, 160 of 164 candidates");
  const reported = { ...open, measured: "elsewhere" as const, graded: 800, candidates: 820 };
  expect(wordRunTitle(reported)).toContain("800 of 820 trials");
});

test("hidden characters of a name are named, and its length is bounded", () => {
  const hostile = { ...run, model: { ...run.model, name: `\u202e${"x".repeat(500)}` } };
  const title = wordRunTitle(hostile);
  expect(title.startsWith("⟨U+202E⟩xxx")).toBe(true);
  expect(title.length).toBeLessThan(120);
});
