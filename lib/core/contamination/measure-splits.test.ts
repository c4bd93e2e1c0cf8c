import { expect, test } from "vitest";
import { measureAgeSplit } from "./measure-age-split";
import { measureTimeSplit } from "./measure-time-split";

const label = "cgb/v1/bootstrap/2026-W48/overall";
const place = { tier: 1, category: "bug-fixing" } as const;

/** 100 tasks made on each of two days, so many of them passed. */
function dated(before: number, after: number) {
  return [
    ["2026-03-31", before],
    ["2026-04-01", after],
  ].flatMap(([createdOn, passes]) =>
    Array.from({ length: 100 }, (_, i) => ({
      ...place,
      baseId: `${createdOn}/${i}`,
      createdOn: String(createdOn),
      passed: i < Number(passes),
    })),
  );
}

test("a model that passes 90 of 100 tasks up to its cutoff and 60 of 100 later is flagged", () => {
  const findings = measureTimeSplit(
    [
      { model: "leaky", cutoff: "2026-03-31", tasks: dated(90, 60) },
      { model: "steady", cutoff: "2026-03-31", tasks: dated(75, 74) },
      { model: "worse", cutoff: "2026-03-31", tasks: dated(60, 90) },
      { model: "silent", cutoff: null, tasks: dated(90, 60) },
    ],
    label,
  );
  expect(findings.map(({ model, isFlagged }) => [model, isFlagged])).toEqual([
    ["leaky", true],
    ["steady", false],
    ["worse", false],
  ]);
  const [leaky] = findings;
  expect(leaky).toMatchObject({
    exposed: { hits: 90, tasks: 100 },
    unexposed: { hits: 60, tasks: 100 },
    cells: 1,
  });
  expect(leaky?.difference).toBeCloseTo(0.3, 12);
  // (|90 − 75| − ½)/√(150·50·100²/(200²·199)) = 4.724, and p by another program 2.31448e-6, times three.
  expect(leaky?.pHolm).toBeCloseTo(3 * 2.31448e-6, 10);
  // A rate of 0.9 of 100: about 0.9 ± 0.06.
  expect(leaky?.exposed.interval?.low).toBeGreaterThan(0.82);
  expect(leaky?.exposed.interval?.high).toBeLessThan(0.96);
});

test("a cutoff after every task leaves nothing to judge, and takes no place in the correction", () => {
  const [late, leaky] = measureTimeSplit(
    [
      { model: "late", cutoff: "2026-12-31", tasks: dated(90, 60) },
      { model: "leaky", cutoff: "2026-03-31", tasks: dated(90, 60) },
    ],
    label,
  );
  expect(late).toMatchObject({
    cells: 0,
    p: null,
    pHolm: null,
    isFlagged: false,
    unexposed: { hits: 0, tasks: 0, interval: null },
  });
  expect(leaky?.pHolm).toBe(leaky?.p);
});

test("a task counts as new for its first four cycles", () => {
  const tasks = Array.from({ length: 400 }, (_, i) => ({
    ...place,
    baseId: `base-${i}`,
    ageCycles: i % 8,
    passed: i % 8 >= 4 ? i % 10 !== 0 : i % 2 === 0,
  }));
  const [finding] = measureAgeSplit([{ model: "leaky", tasks }], label);
  expect(finding).toMatchObject({ exposed: { tasks: 200 }, unexposed: { tasks: 200 } });
  expect(finding?.isFlagged).toBe(true);
  const young = tasks.map((task) => ({ ...task, ageCycles: 3 }));
  expect(measureAgeSplit([{ model: "leaky", tasks: young }], label)[0]?.p).toBeNull();
});
