import fc from "fast-check";
import { expect, test } from "vitest";
import { heaviestClique } from "./heaviest-clique";

const joinedBy = (edges: readonly (readonly [number, number])[]) => (i: number, j: number) =>
  edges.some(([a, b]) => (a === i && b === j) || (a === j && b === i));

test("without vertices there is none, and alone a vertex is one", () => {
  expect(heaviestClique([], () => true)).toEqual([]);
  expect(heaviestClique([3], () => true)).toEqual([0]);
});

test("a path of three holds two at most, and the first of equally heavy pairs is taken", () => {
  const path = joinedBy([
    [0, 1],
    [1, 2],
  ]);
  expect(heaviestClique([1, 1, 1], path)).toEqual([0, 1]);
  expect(heaviestClique([1, 1, 2], path)).toEqual([1, 2]);
  expect(heaviestClique([1, 5, 1], () => false)).toEqual([1]);
});

test("it is as heavy as the heaviest of all joined sets, and comes first among those", () => {
  const graphs = fc.integer({ min: 1, max: 9 }).chain((size) =>
    fc.record({
      weights: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: size, maxLength: size }),
      edges: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 30 }),
    }),
  );
  fc.assert(
    fc.property(graphs, ({ weights, edges }) => {
      const isJoined = joinedBy(edges);
      expect(heaviestClique(weights, isJoined)).toEqual(tryAllSets(weights, isJoined));
    }),
    { numRuns: 300 },
  );
});

/** By definition: every set of vertices, in the order in which ties are broken. */
function tryAllSets(weights: number[], isJoined: (i: number, j: number) => boolean): number[] {
  const sets = Array.from({ length: 2 ** weights.length }, (_, bits) =>
    [...weights.keys()].filter((vertex) => bits & (1 << vertex)),
  ).filter((set) => set.every((i) => set.every((j) => i === j || isJoined(i, j))));
  const weigh = (set: number[]) => set.reduce((total, i) => total + (weights[i] ?? 0), 0);
  const heaviest = Math.max(...sets.map(weigh));
  const [first] = sets
    .filter((set) => weigh(set) === heaviest)
    .sort((a, b) => compareNumbers(a, b));
  return first ?? [];
}

function compareNumbers(a: number[], b: number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

test("200 vertices in groups that exclude each other take no time worth naming", () => {
  const startedAt = performance.now();
  const group = heaviestClique(
    Array.from({ length: 200 }, () => 1),
    (i, j) => i % 7 === j % 7 && i % 3 !== j % 3,
  );
  expect(group).toHaveLength(3);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
