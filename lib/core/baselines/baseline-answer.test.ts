import { expect, test } from "vitest";
import { baselineAnswer } from "./baseline-answer";
import { type BaselineSlug, baselineSlugs, baselines } from "./baselines";

const count = 2_000;

function syntheticTask(index: number) {
  return {
    taskKey: `synthetic-${index}/function-completion/python`,
    referenceSolution: "reference",
    plantedFaults: ["fault 0", "fault 1", "fault 2"],
  };
}

function answers(slug: BaselineSlug): string[] {
  return Array.from({ length: count }, (_, index) => baselineAnswer(slug, syntheticTask(index)));
}

test("the reference baseline answers every task with its reference", () => {
  expect(new Set(answers("baseline-reference"))).toEqual(new Set(["reference"]));
});

test.each([
  ["baseline-coin-70", 0.7, 0.0307],
  ["baseline-coin-40", 0.4, 0.0329],
] as const)("%s passes a share within 3 standard errors of %d", (slug, share, threeErrors) => {
  const passed = answers(slug).filter((answer) => answer === "reference").length;
  expect(Math.abs(passed / count - share)).toBeLessThan(threeErrors);
});

test("the other answers spread over all planted faults", () => {
  const faults = answers("baseline-coin-40").filter((answer) => answer !== "reference");
  for (const fault of ["fault 0", "fault 1", "fault 2"]) {
    // About 400 expected; 3 standard errors of a third of 1,200 are 49.
    const chosen = faults.filter((answer) => answer === fault).length;
    expect(Math.abs(chosen - faults.length / 3)).toBeLessThan(49);
  }
});

test("the digest of slug and task decides, as computed by sha256sum", () => {
  // c95989c172cb1 7db4491906fe7…: 0.7865 of 1 is above 0.70, and the next 52 bits are 1 modulo 3.
  const above = { ...syntheticTask(0), taskKey: "a" };
  expect(baselineAnswer("baseline-coin-70", above)).toBe("fault 1");
  // 0dac5d1f0c9db…: 0.0534 is below.
  const below = { ...syntheticTask(0), taskKey: "b" };
  expect(baselineAnswer("baseline-coin-70", below)).toBe("reference");
});

test("a task without planted faults is an error when a fault is due", () => {
  const tasks = Array.from({ length: 20 }, (_, index) => ({
    ...syntheticTask(index),
    plantedFaults: [],
  }));
  const answerAll = () => tasks.map((task) => baselineAnswer("baseline-coin-40", task));
  expect(answerAll).toThrow(/task synthetic-\d+\/function-completion\/python has no planted fault/);
});

test("each baseline is listed once and called synthetic", () => {
  expect(baselines.map((one) => one.slug)).toEqual([...baselineSlugs]);
  for (const baseline of baselines) expect(baseline.name).toMatch(/^Synthetic baseline: /);
});
