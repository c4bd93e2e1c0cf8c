import { expect, test } from "vitest";
import { wholeBoard } from "../../lib/core/pairs/outcome-scope";
import { boardAddress, boardApiAddress } from "./board-address";

const suite = { id: "a suite", k: 1, cycles: ["2026-W48", "2026-W47"] };
const place = { suite, cycle: "2026-W47", k: 1, scope: wholeBoard };

test("a board of all tasks at the suite's own k has a permanent address", () => {
  expect(boardAddress(place)).toBe("/boards/a%20suite/2026-W47");
});

test("a slice and another k are asked for, of another cycle than the newest by its name", () => {
  expect(boardAddress({ ...place, k: 5 })).toBe("/boards/a%20suite?k=5&cycle=2026-W47");
  const scope = { ...wholeBoard, tier: 2 } as const;
  expect(boardAddress({ ...place, cycle: "2026-W48", scope })).toBe("/boards/a%20suite?tier=2");
});

test("the API is asked for the same board, its cycle by name", () => {
  expect(boardApiAddress({ ...place, cycle: "2026-W48" })).toBe(
    "/api/v1/boards/a%20suite?cycle=2026-W48",
  );
  const scope = { ...wholeBoard, tier: 2 } as const;
  expect(boardApiAddress({ ...place, k: 5, scope })).toBe(
    "/api/v1/boards/a%20suite?tier=2&k=5&cycle=2026-W47",
  );
});
