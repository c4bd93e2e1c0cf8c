import { expect, test } from "vitest";
import { detectDrift } from "../../../lib/core/drift/detect-drift";
import { driftWindows } from "../../../lib/core/drift/drift-windows";
import type { TaskResult } from "../../../lib/core/drift/history";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { expectClose } from "../../../lib/test-support/expect-close";
import { placeCount, testsPerWeek, weekCount } from "./drift-design";
import { ModelYear } from "./model-year";
import { planWeeks, type WeekPlan } from "./plan-weeks";

const weeks = planWeeks(createRandomStream("test/drift/pool", 0));
const luck = () => createRandomStream("test/drift/luck", 0);
/** Mixed chances: some tasks always, some never, most in between. */
const chances = Float64Array.from({ length: placeCount }, (_, place) => (place % 11) / 10);

/** The same answers once more, by the same luck, as the product stores them. */
function asResults(plans: readonly WeekPlan[]): TaskResult[] {
  const stream = luck();
  return plans.flatMap(({ drawn }, cycle) =>
    Array.from(drawn, (place) => ({
      cycle,
      taskKey: `task-${place}`,
      contentSha256: "content",
      baseId: `task-${place}`,
      trials: 1,
      passes: stream.nextUint32() < (chances[place] ?? 0) * 2 ** 32 ? 1 : 0,
      timeouts: 0,
      protectedGaps: 0,
      cost: null,
      comparable: "rules",
    })),
  );
}

test.each([0, 1, 9, 51])("week %i of the fast year is what the product's test says", (week) => {
  const year = new ModelYear();
  year.live(weeks, 0, weekCount, { chances, stream: luck() });
  const history = { model: "model", baselineFrom: null, results: asResults(weeks) };
  const { tests } = detectDrift([history], { cycle: week, outcome: "passes" });
  expect(tests).toHaveLength(driftWindows.length);
  tests.forEach(({ z, p }, index) => {
    expectClose(year.z[week * testsPerWeek + index], z);
    expectClose(year.p[week * testsPerWeek + index], p);
  });
});

test("a copy has the same past and a future of its own", () => {
  const year = new ModelYear();
  year.live(weeks, 0, 20, { chances, stream: luck() });
  const copy = new ModelYear(year);
  copy.live(weeks, 20, 30, { chances: chances.map(() => 0), stream: luck() });
  year.live(weeks, 20, 30, { chances, stream: luck() });
  const at = (week: number) => week * testsPerWeek;
  expect(copy.z.slice(0, at(20))).toEqual(year.z.slice(0, at(20)));
  // A model that fails everything from then on is told at once; the other goes on as it was.
  expect(copy.z[at(20)]).toBeLessThan(-10);
  expect(Math.abs(year.z[at(20)] ?? 10)).toBeLessThan(4);
});
