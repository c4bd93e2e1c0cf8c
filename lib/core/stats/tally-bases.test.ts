import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "../errors";
import { tallyBases } from "./tally-bases";

test("bases come in byte order, with their tasks and passes", () => {
  const tasks = [
    { baseId: "b", value: 1 },
    { baseId: "B", value: 0 },
    { baseId: "b", value: 0 },
    { baseId: "é", value: 1 },
  ];
  expect(tallyBases(tasks)).toEqual([
    { baseId: "B", tasks: 1, passes: 0 },
    { baseId: "b", tasks: 2, passes: 1 },
    { baseId: "é", tasks: 1, passes: 1 },
  ]);
});

test("the tallies are the same to the last digit in any order of the tasks", () => {
  const task = fc.record({
    baseId: fc.constantFrom("a", "b", "c"),
    value: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(task), (tasks) => {
      expect(tallyBases(tasks.toReversed())).toEqual(tallyBases(tasks));
    }),
  );
});

test("values outside [0, 1] are refused", () => {
  for (const value of [-0.1, 1.1, Number.NaN]) {
    expect(() => tallyBases([{ baseId: "a", value }])).toThrow(DomainError);
  }
});
