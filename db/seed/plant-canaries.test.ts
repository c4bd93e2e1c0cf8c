import { expect, test } from "vitest";
import { sampleTask } from "../test-support/sample-suite";
import { plantCanaries, seedCanaries } from "./plant-canaries";

test("every canary stands in a private part of a task, and none in a public one", () => {
  const task = sampleTask("base/python", { plantedFaults: ["def f(): pass"] });
  const planted = plantCanaries(task);
  const found = (text: string) => seedCanaries.filter((canary) => text.includes(canary));
  expect(found(JSON.stringify(planted))).toEqual([...seedCanaries]);
  const { testPlan, referenceSolution: _reference, plantedFaults: _faults, ...shown } = planted;
  expect(found(JSON.stringify(shown))).toEqual([]);
  const cases = "cases" in testPlan ? testPlan.cases : [];
  expect(cases.map(({ visibility }) => visibility)).toEqual(["public", "hidden"]);
  expect(found(JSON.stringify(cases[0]))).toEqual([]);
});
