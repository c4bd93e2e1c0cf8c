import { expect, test } from "vitest";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { placeCount, poolSize } from "./drift-design";
import { planWeeks } from "./plan-weeks";

const years = Array.from({ length: 5 }, (_, year) =>
  planWeeks(createRandomStream("test/drift/weeks", year)),
);
const mean = (values: readonly number[]) =>
  values.reduce((sum, own) => sum + own, 0) / values.length;

test("every week asks 400 tasks once each, and a task that was rotated out never comes back", () => {
  for (const weeks of years) {
    weeks.forEach(({ drawn }, week) => {
      expect(new Set(drawn).size).toBe(400);
      // 48 places are new each week, none before its week.
      expect(Math.max(...drawn)).toBeLessThan(poolSize + 48 * week);
    });
    expect(Math.max(...weeks.flatMap(({ drawn }) => [...drawn]))).toBeLessThan(placeCount);
  }
});

test("neighbouring weeks share 67 tasks less the rotated ones, as the methodology states: about 65", () => {
  const shared = years.flatMap((weeks) =>
    weeks.slice(1).map(({ drawn }, index) => {
      const last = new Set(weeks[index]?.drawn);
      return drawn.filter((place) => last.has(place)).length;
    }),
  );
  // 400 · 400/2400 · 0.98, its mean over 255 pairs with an error of half a task.
  expect(Math.abs(mean(shared) - 65.3)).toBeLessThan(2);
});

test("after half a year about 350 of the 400 tasks have an earlier result", () => {
  const met = years.map((weeks) => {
    const earlier = new Set(weeks.slice(0, 26).flatMap(({ drawn }) => [...drawn]));
    return (weeks[26]?.drawn ?? new Uint16Array()).filter((place) => earlier.has(place)).length;
  });
  expect(Math.abs(mean(met) - 353)).toBeLessThan(10);
});

test("a window's tasks have results on both sides, and weights by n1/t and n1·n0/(t²(t − 1))", () => {
  const weeks = years[0] ?? [];
  const [one, , four] = weeks[10]?.windows ?? [];
  const drawnIn = (from: number, place: number) =>
    weeks.slice(from, 11).filter(({ drawn }) => drawn.includes(place)).length;
  for (const [window, from] of [
    [one, 10],
    [four, 7],
  ] as const) {
    expect(window?.places.length).toBeGreaterThan(200);
    window?.places.forEach((place, index) => {
      const after = drawnIn(from, place);
      const all = drawnIn(0, place);
      expect(after).toBeGreaterThan(0);
      expect(all).toBeGreaterThan(after);
      expect(window.trials[index]).toBe(all);
      expect(window.expectedShare[index]).toBe(after / all);
      expect(window.varianceWeight[index]).toBeCloseTo(
        (after * (all - after)) / (all * all * (all - 1)),
        12,
      );
    });
  }
});
