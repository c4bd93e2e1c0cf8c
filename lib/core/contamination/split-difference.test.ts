import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describeReference } from "../../test-support/describe-reference";
import { expectClose } from "../../test-support/expect-close";
import { drawUniform } from "../sampling/draw-uniform";
import { createRandomStream } from "../sampling/random-stream";
import { type SplitTask, splitDifference } from "./split-difference";

/** Tasks of one cell and side, each its own base problem unless one is named. */
function side(cell: string, isExposed: boolean, tasks: number, hits: number, base?: string) {
  return Array.from(
    { length: tasks },
    (_, i): SplitTask => ({
      baseId: base ?? `${cell}/${isExposed}/${i}`,
      cell,
      isExposed,
      isHit: i < hits,
    }),
  );
}

describe("splitDifference", () => {
  test("one cell is the difference of two rates with its usual error", () => {
    const found = splitDifference([...side("c", true, 10, 8), ...side("c", false, 20, 10)]);
    expectClose(found.difference, 0.3);
    // 0.8·0.2/10 + 0.5·0.5/20
    expectClose(found.standardError, Math.sqrt(0.0285));
    expectClose(found.interval?.low ?? null, 0.3 - 1.959963984540054 * Math.sqrt(0.0285));
    // |8 − 10·18/30| less ½, over √(18·12·10·20/(30²·29)), by another program.
    expectClose(found.p, 0.24364582890358683);
  });

  test("a base problem whose tasks rise and fall together makes the error that of one task", () => {
    // Two bases a side, each four tasks of one kind: what counts is 2 + 2 and not 8 + 8.
    const clustered = ["a", "b"].flatMap((base, i) => [
      ...side("c", true, 4, i === 0 ? 4 : 0, `exposed ${base}`),
      ...side("c", false, 4, i === 0 ? 4 : 0, `other ${base}`),
    ]);
    const single = [...side("c", true, 2, 1), ...side("c", false, 2, 1)];
    expectClose(
      splitDifference(clustered).standardError,
      splitDifference(single).standardError ?? 0,
    );
  });

  test("cells with one side alone are skipped; without any other there is no difference", () => {
    const lonely = side("lonely", true, 5, 2);
    const cell = [...side("c", true, 10, 8), ...side("c", false, 20, 10)];
    expect(splitDifference([...cell, ...lonely])).toEqual(splitDifference(cell));
    expect(splitDifference(lonely)).toEqual({
      cells: 0,
      difference: null,
      standardError: null,
      interval: null,
      p: null,
    });
  });

  test("where nothing varies nothing is judged", () => {
    const found = splitDifference([...side("c", true, 3, 3), ...side("c", false, 3, 3)]);
    expect(found).toMatchObject({ difference: 0, standardError: null, p: null });
  });

  test("honest models aren't flagged because a cell has one or two new tasks", () => {
    const stream = createRandomStream("split-difference/few-new-tasks", 0);
    const draws = 1000;
    const isHit = () => drawUniform(stream) < 0.7;
    let flagged = 0;
    for (let draw = 0; draw < draws; draw++) {
      const tasks = Array.from({ length: 18 * 15 }, (_, i): SplitTask => {
        const place = i % 15;
        return {
          ...{ baseId: `${i}`, cell: `${Math.floor(i / 15)}` },
          ...{ isExposed: place > 1, isHit: isHit() },
        };
      });
      if ((splitDifference(tasks).p ?? 1) <= 0.01) flagged++;
    }
    // One in a hundred, and 2.58 standard errors of a thousand draws.
    expect(flagged / draws).toBeLessThanOrEqual(0.01 + 2.58 * Math.sqrt((0.01 * 0.99) / draws));
  });

  test("what separates every task of many cells is told, though no error can be had", () => {
    const apart = ["a", "b", "c", "d", "e", "f", "g", "h"].flatMap((cell) => [
      ...side(cell, true, 1, 1),
      ...side(cell, false, 1, 0),
    ]);
    const found = splitDifference(apart);
    // (8 − 4 − ½)/√(8·¼) = 2.475: 2Φ(−2.475), by another program.
    expectClose(found.p, 0.013328328780817555);
  });

  test("shared bases only ever widen the interval, and turned sides turn the sign", () => {
    const task = fc.record({
      baseId: fc.constantFrom("a", "b", "c", "d"),
      cell: fc.constantFrom("x", "y"),
      isExposed: fc.boolean(),
      isHit: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(task, { maxLength: 40 }), (tasks) => {
        const shared = splitDifference(tasks);
        const single = splitDifference(tasks.map((entry, i) => ({ ...entry, baseId: `${i}` })));
        expect((shared.standardError ?? 0) + 1e-12).toBeGreaterThanOrEqual(
          single.standardError ?? 0,
        );
        const turned = splitDifference(
          tasks.map((entry) => ({ ...entry, isExposed: !entry.isExposed })),
        );
        expectClose(turned.difference, shared.difference === null ? null : -shared.difference);
        expectClose(turned.standardError, shared.standardError);
      }),
    );
  });
});

const stratum = z.object({
  cell: z.string(),
  before_n: z.int(),
  before_x: z.int(),
  after_n: z.int(),
  after_x: z.int(),
});
const vectors = z
  .array(
    z.object({
      strata: z.array(stratum),
      used: z.int(),
      rd: z.number().nullable(),
      se: z.number().nullable(),
    }),
  )
  .min(1);

describeReference("mantel_haenszel_risk_difference", vectors, (cases) => {
  test.each(cases)("cells of tasks with bases of their own", ({ strata, used, rd, se }) => {
    const found = splitDifference(
      strata.flatMap(({ cell, before_n, before_x, after_n, after_x }) => [
        ...side(cell, true, before_n, before_x),
        ...side(cell, false, after_n, after_x),
      ]),
    );
    expect(found.cells).toBe(used);
    expectClose(found.difference, rd);
    // The larger of this one and Sato's.
    expect(found.standardError ?? 0).toBeGreaterThanOrEqual((se ?? 0) - 1e-12);
  });
});
