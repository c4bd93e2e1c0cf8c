import { expect, test } from "vitest";
import type { BoardOutcomes } from "./board-outcomes";
import { groupedDiscordance } from "./grouped-discordance";
import { tabulateOutcomes } from "./tabulate-outcomes";

const scope = { category: null, tier: null, language: null };

/** Two models' passes of so many candidates each, a task after the other. */
function tabulate(bases: string, [a, b]: [number[], number[]], candidates = 1) {
  const models = [a, b].map((passes, place) => ({
    ...{ slug: `model-${place}`, first: null, passes: Uint16Array.from(passes) },
    candidates: Uint16Array.from(passes, () => candidates),
  }));
  const tasks = [...bases].map((baseId, place) => ({ taskId: String(place), baseId, ...scope }));
  return tabulateOutcomes({ tasks, models } satisfies BoardOutcomes, 1);
}

test("of tasks that stand alone it is the share that one of the two passed", () => {
  expect(
    groupedDiscordance(
      tabulate("abcd", [
        [1, 1, 0, 0],
        [1, 0, 1, 0],
      ]),
      0,
      1,
    ),
  ).toBe(0.5);
});

test("of several candidates it is the mean squared difference of their shares", () => {
  expect(
    groupedDiscordance(
      tabulate(
        "ab",
        [
          [2, 4],
          [0, 4],
        ],
        4,
      ),
      0,
      1,
    ),
  ).toBe(0.125);
});

test("tasks of one base problem add up when they speak for the same model, and cancel when not", () => {
  expect(
    groupedDiscordance(
      tabulate("aabb", [
        [1, 1, 0, 0],
        [0, 0, 0, 0],
      ]),
      0,
      1,
    ),
  ).toBe(1);
  expect(
    groupedDiscordance(
      tabulate("aabb", [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ]),
      0,
      1,
    ),
  ).toBe(0);
});
