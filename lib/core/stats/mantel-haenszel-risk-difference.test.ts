import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { mantelHaenszelRiskDifference, type SplitCell } from "./mantel-haenszel-risk-difference";

const side = fc
  .nat(9)
  .chain((tasks) => fc.record({ tasks: fc.constant(tasks), passes: fc.nat(tasks) }));
const cell = fc.record({ before: side, after: side }).map(
  ({ before, after }): SplitCell => ({
    beforeTasks: before.tasks,
    beforePasses: before.passes,
    afterTasks: after.tasks,
    afterPasses: after.passes,
  }),
);

describe("mantelHaenszelRiskDifference", () => {
  test("one cell is the difference of two rates with its usual variance", () => {
    const { difference, variance, standardError } = mantelHaenszelRiskDifference([
      { beforeTasks: 10, beforePasses: 8, afterTasks: 20, afterPasses: 10 },
    ]);
    expectClose(difference, 0.3);
    // 0.8·0.2/10 + 0.5·0.5/20
    expectClose(variance, 0.0285);
    expectClose(standardError, Math.sqrt(0.0285));
  });

  test("a cell counts by n1·n0/N: twice the same cell is once, with half the variance", () => {
    fc.assert(
      fc.property(cell, (one) => {
        const [single, double] = [[one], [one, one]].map(mantelHaenszelRiskDifference);
        expectClose(double?.difference, single?.difference ?? null);
        expectClose(
          double?.variance,
          single?.variance === null || single === undefined ? null : single.variance / 2,
        );
      }),
    );
  });

  test("turning before and after turns the sign and leaves the error as it was", () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 10 }), (cells) => {
        const own = mantelHaenszelRiskDifference(cells);
        const turned = mantelHaenszelRiskDifference(
          cells.map((one) => ({
            beforeTasks: one.afterTasks,
            beforePasses: one.afterPasses,
            afterTasks: one.beforeTasks,
            afterPasses: one.beforePasses,
          })),
        );
        expectClose(turned.difference, own.difference === null ? null : -own.difference);
        expectClose(turned.standardError, own.standardError);
        if (own.difference !== null)
          expect(Math.abs(own.difference)).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });

  test("more passes than tasks are refused", () => {
    const cell = { beforeTasks: 1, beforePasses: 2, afterTasks: 1, afterPasses: 1 };
    expect(() => mantelHaenszelRiskDifference([cell])).toThrow(DomainError);
  });
});
