import { describe, expect, test } from "vitest";
import { DomainError } from "../errors";
import { resolvableGap } from "./resolvable-gap";

/** Table "Power" of the methodology: 400 tasks, 80% power, smallest gap in points. */
const powerTable = [
  { discordance: 0.05, points: [3.25, 4.25, 4.75] },
  { discordance: 0.1, points: [4.75, 6.25, 7.25] },
  { discordance: 0.2, points: [6.5, 9, 10.5] },
  { discordance: 0.3, points: [8, 11, 12.75] },
];
const tests = [1, 27, 378];

describe("resolvableGap", () => {
  for (const { discordance, points } of powerTable) {
    test(`400 tasks resolve the published gaps at a discordance of ${discordance}`, () => {
      const gaps = tests.map((pairs) =>
        resolvableGap({ tasks: 400, discordance, alpha: 0.05 / pairs, power: 0.8 }),
      );
      expect(gaps).toEqual(points.map((point) => point / 100));
    });
  }

  test("five tasks can't resolve even a gap of 1 at 5%, six can", () => {
    // All six won has p = 2/64, all five 2/32.
    const rest = { discordance: 0.2, alpha: 0.05, power: 0.8 };
    expect(resolvableGap({ tasks: 5, ...rest })).toBeNull();
    expect(resolvableGap({ tasks: 6, ...rest })).toBeGreaterThan(0.9);
  });

  test("models that hardly ever differ still have a gap that would be found", () => {
    // A gap needs at least as many telling tasks: 5.75% of 164 are 9.4 tasks, six wins in a row decide.
    const gap = resolvableGap({ tasks: 164, discordance: 0, alpha: 0.05, power: 0.8 });
    expect(gap).toBeGreaterThan(0.03);
    expect(gap).toBeLessThan(0.06);
  });

  test("levels outside (0, 1) and no tasks are refused", () => {
    const rest = { discordance: 0.2, alpha: 0.05, power: 0.8 };
    expect(() => resolvableGap({ tasks: 0, ...rest })).toThrow(DomainError);
    expect(() => resolvableGap({ tasks: 10, ...rest, alpha: 0 })).toThrow(DomainError);
    expect(() => resolvableGap({ tasks: 10, ...rest, discordance: 1.1 })).toThrow(DomainError);
  });
});
