import { expect, test } from "vitest";
import { pairCases } from "./pair-cases";
import type { TraceCase } from "./trace";

const entry = (index: number, rest: Partial<TraceCase>): TraceCase => ({
  index,
  visibility: "public",
  outcome: "passed",
  failureClass: null,
  cpuMs: 1,
  ...rest,
});
const wrong = (index: number, returned: string) =>
  entry(index, { outcome: "failed", failureClass: "wrong_answer", returned });

test("cases are lined up by their place and differ by outcome, class or answer, not by time", () => {
  const a = [entry(0, { cpuMs: 9 }), wrong(1, "1"), wrong(2, "1"), entry(3, {})];
  const b = [entry(0, { returned: "x" }), wrong(2, "2"), wrong(1, "1")];
  const pairs = pairCases(a, b);
  expect(pairs.map(({ index, differs }) => [index, differs])).toEqual([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ]);
  expect(pairs[3]?.b).toBeNull();
});
