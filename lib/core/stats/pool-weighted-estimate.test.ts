import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { type DrawnCell, poolWeightedEstimate } from "./pool-weighted-estimate";

const cell = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.nat(20)).chain(([drawn, rest]) =>
  fc.record({
    poolTasks: fc.constant(drawn + rest),
    drawnTasks: fc.constant(drawn),
    passes: fc.nat(drawn),
  }),
);
const cells = fc.array(cell, { minLength: 1, maxLength: 10 });

describe("poolWeightedEstimate", () => {
  test("a cell counts by its share of the pool, not of the draw", () => {
    const { rate, standardError } = poolWeightedEstimate([
      { poolTasks: 90, drawnTasks: 2, passes: 1 },
      { poolTasks: 10, drawnTasks: 5, passes: 5 },
    ]);
    // 0.9 · 0.5 + 0.1 · 1; 0.9² · 0.25/1 + 0
    expectClose(rate, 0.55);
    expectClose(standardError, Math.sqrt(0.2025));
  });

  test("drawn in proportion, it is the plain rate", () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: 1, max: 9 }), (list, factor) => {
        const proportional = list.map((one) => ({ ...one, poolTasks: one.drawnTasks * factor }));
        const total = (field: keyof DrawnCell) =>
          proportional.reduce((sum, one) => sum + one[field], 0);
        expectClose(poolWeightedEstimate(proportional).rate, total("passes") / total("drawnTasks"));
      }),
    );
  });

  test("it lies between the lowest and the highest rate of a cell", () => {
    fc.assert(
      fc.property(cells, (list) => {
        const rates = list.map((one) => one.passes / one.drawnTasks);
        const { rate } = poolWeightedEstimate(list);
        expect(rate).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-12);
        expect(rate).toBeLessThanOrEqual(Math.max(...rates) + 1e-12);
      }),
    );
  });

  test("a cell that nothing was drawn from leaves no estimate, one that is empty changes nothing", () => {
    fc.assert(
      fc.property(cells, (list) => {
        const undrawn = { poolTasks: 3, drawnTasks: 0, passes: 0 };
        expect(poolWeightedEstimate([...list, undrawn])).toEqual({
          rate: null,
          standardError: null,
        });
        const empty = { poolTasks: 0, drawnTasks: 0, passes: 0 };
        expect(poolWeightedEstimate([...list, empty])).toEqual(poolWeightedEstimate(list));
      }),
    );
    expect(poolWeightedEstimate([])).toEqual({ rate: null, standardError: null });
  });

  test("more drawn than there are is refused", () => {
    expect(() => poolWeightedEstimate([{ poolTasks: 1, drawnTasks: 2, passes: 1 }])).toThrow(
      DomainError,
    );
  });
});
