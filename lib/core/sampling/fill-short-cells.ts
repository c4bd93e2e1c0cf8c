import { DomainError } from "../errors";
import type { CellCounts } from "./allocate-cells";

interface Cell {
  readonly category: number;
  readonly language: number;
  readonly capacity: number;
  /** Tasks planned beyond the capacity: handed to others. */
  readonly missing: number;
  count: number;
}

/**
 * Returns the allocation that a pool can serve, or null (TIER_SHORT) when a tier has no room for its
 * tasks. Every short cell is capped first; then, in canonical order, each missing unit goes to the cell
 * with most room among (1) the same tier and category, (2) the same tier and language, (3) the same
 * tier; ties to the lowest index. Never across tiers, so tier totals hold.
 * Throws DomainError `bad-input` unless both tables have one shape and hold integers of 0 or more.
 */
export function fillShortCells(planned: CellCounts, capacity: CellCounts): number[][][] | null {
  requireShape(planned, capacity);
  const filled: number[][][] = [];
  for (const [tier, categories] of planned.entries()) {
    const cells = categories.flatMap((counts, category) =>
      counts.map((count, language): Cell => {
        const room = capacity[tier]?.[category]?.[language] ?? 0;
        const taken = Math.min(count, room);
        return { category, language, capacity: room, missing: count - taken, count: taken };
      }),
    );
    if (!handOutMissing(cells)) return null;
    filled.push(categories.map((_, category) => countsOf(cells, category)));
  }
  return filled;
}

function handOutMissing(cells: readonly Cell[]): boolean {
  for (const short of cells) {
    for (let unit = 0; unit < short.missing; unit++) {
      const taker =
        findRoomiest(cells.filter((cell) => cell.category === short.category)) ??
        findRoomiest(cells.filter((cell) => cell.language === short.language)) ??
        findRoomiest(cells);
      if (taker === null) return false;
      taker.count++;
    }
  }
  return true;
}

function findRoomiest(cells: readonly Cell[]): Cell | null {
  let best: Cell | null = null;
  for (const cell of cells) {
    const room = cell.capacity - cell.count;
    if (room > (best === null ? 0 : best.capacity - best.count)) best = cell;
  }
  return best;
}

function countsOf(cells: readonly Cell[], category: number): number[] {
  return cells.filter((cell) => cell.category === category).map((cell) => cell.count);
}

function requireShape(planned: CellCounts, capacity: CellCounts): void {
  const shape = (table: CellCounts) =>
    JSON.stringify(table.map((tier) => tier.map((c) => c.length)));
  const areCounts = [planned, capacity].every((table) =>
    table.flat(2).every((count) => Number.isInteger(count) && count >= 0),
  );
  if (areCounts && shape(planned) === shape(capacity)) return;
  throw new DomainError("bad-input", "cells and capacity are two tables of counts of one shape");
}
