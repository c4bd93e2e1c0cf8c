import { expect, test } from "vitest";
import type { FailureClass } from "../vocabulary";
import { cpuMsAtLimit, summariseTimes } from "./execution-times";

const limits = { cpuMsPerTest: 2_000, cpuMsTotal: 10_000 };
const at = (failureClass: FailureClass | null, cpuMs: number, slowestStepMs: number) =>
  cpuMsAtLimit({ failureClass, execution: { cpuMs, longestRunMs: cpuMs, slowestStepMs } }, limits);

test("a time-out counts at the limit, with what ran before it", () => {
  expect(at("cpu_timeout", 2_013, 2_013)).toBe(2_000);
  expect(at("cpu_timeout", 2_513, 2_013)).toBe(2_500);
  expect(at("cpu_timeout", 10_004, 1_990)).toBe(10_000);
});

test("of several runs together only what the longest did beyond its limit is left out", () => {
  const execution = { cpuMs: 24_000, longestRunMs: 2_030, slowestStepMs: 2_030 };
  expect(cpuMsAtLimit({ failureClass: "cpu_timeout", execution }, limits)).toBe(23_970);
});

test("everything else counts as it ran", () => {
  expect(at(null, 1_999, 1_999)).toBe(1_999);
  expect(at("wrong_answer", 2_001, 2_001)).toBe(2_001);
  expect(at("wall_timeout", 30, 20)).toBe(30);
  expect(cpuMsAtLimit({ failureClass: "format", execution: null }, limits)).toBeNull();
});

test("median and p95 interpolate as type 7 does, as numpy.quantile gives them", () => {
  // python3: numpy.quantile([1, 2, 3, 4, 2000], [.5, .95]) -> [3, 1600.8]
  expect(summariseTimes([4, 1, 2_000, 3, 2])).toEqual({
    median: 3,
    p95: expect.closeTo(1_600.8, 9),
    executions: 5,
  });
  expect(summariseTimes([])).toBeNull();
});
