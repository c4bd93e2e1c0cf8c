import { expect, test } from "vitest";
import { orderForFront } from "./order-for-front";

const board = (
  id: string,
  measured: "here" | "elsewhere" | "claims-only",
  rankedModels: number,
) => ({ id, measured, rankedModels });

test("the project's own board comes first, then ranked models, most and measured here before elsewhere, then baselines, then claims", () => {
  const boards = [
    board("aider-architect", "claims-only", 0),
    board("baselines", "here", 0),
    board("elsewhere-many", "elsewhere", 90),
    board("here-few", "here", 2),
    board("here-many", "here", 14),
    board("weekly", "here", 0),
  ];
  expect(orderForFront(boards).map(({ id }) => id)).toEqual([
    ...["weekly", "here-many", "here-few", "elsewhere-many"],
    ...["baselines", "aider-architect"],
  ]);
});

test("boards with as much to show keep their order", () => {
  const boards = [board("a", "here", 2), board("b", "here", 2)];
  expect(orderForFront(boards).map(({ id }) => id)).toEqual(["a", "b"]);
});
