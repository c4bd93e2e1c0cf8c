import { expect, test } from "vitest";
import { runTable } from "./run-table";
import { overlapSimulation } from "./simulate-overlap";

const progress = { advance: () => {}, stop: () => {} };
const runs = 10;

test("a repeat gives the same figures, one for each reference figure", async () => {
  const figures = await runTable(overlapSimulation, runs, progress);
  expect(await runTable(overlapSimulation, runs, progress)).toEqual(figures);
  expect(figures).toHaveLength(8 * 3);
  expect(figures.every(({ measured }) => measured.of === runs)).toBe(true);
});
