import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectClose } from "../../test-support/expect-close";
import { DomainError } from "../errors";
import { flakinessAlarm } from "./flakiness-alarm";

describe("flakinessAlarm", () => {
  test("one flaky candidate of one repeated rings, because one in 200 is tolerated", () => {
    expect(flakinessAlarm(1, 1)).toEqual({ p: 0.005, isAlarm: true });
    // 1 − 0.995²
    expectClose(flakinessAlarm(1, 2).p, 0.009975);
    expect(flakinessAlarm(1, 3).isAlarm).toBe(false);
  });

  test("nothing flaky never rings, nor does nothing repeated", () => {
    expect(flakinessAlarm(0, 400)).toEqual({ p: 1, isAlarm: false });
    expect(flakinessAlarm(0, 0)).toEqual({ p: 1, isAlarm: false });
  });

  test("more flaky candidates are never less suspicious, more repeated ones never more", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(200), (flaky, calm) => {
        const { p } = flakinessAlarm(flaky, flaky + calm);
        expect(flakinessAlarm(flaky + 1, flaky + calm + 1).p).toBeLessThanOrEqual(p * (1 + 1e-12));
        expect(flakinessAlarm(flaky, flaky + calm + 1).p).toBeGreaterThanOrEqual(p * (1 - 1e-12));
      }),
    );
  });

  test("broken counts are refused", () => {
    expect(() => flakinessAlarm(0.5, 1)).toThrow(DomainError);
  });
});
