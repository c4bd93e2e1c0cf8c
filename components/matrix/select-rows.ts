import { assertNever } from "../../lib/core/assert-never";
import type { MatrixOrder, MatrixQuery, MatrixShare } from "./matrix-query";
import type { MatrixRow } from "./work-up-matrix";

/** The rows that a query leaves in, in its order. */
export function selectRows(rows: readonly MatrixRow[], query: MatrixQuery): MatrixRow[] {
  return rows
    .filter((row) => isShown(row, query.show) && isInSlice(row, query) && isNamed(row, query.q))
    .sort((a, b) => compareRows(a, b, query.order) || a.place - b.place);
}

/** Whether a task is one of those that "dead", "saturated" or "neither" names. */
export function isShown({ rating }: MatrixRow, show: MatrixShare): boolean {
  if (show === "all") return true;
  return show === "open" ? rating.mark === null : rating.mark === show;
}

function isInSlice({ task }: MatrixRow, { category, tier, language }: MatrixQuery): boolean {
  return (
    (category === "" || task.category === category) &&
    (tier === "" || String(task.tier) === tier) &&
    (language === "" || task.language === language)
  );
}

function isNamed({ task }: MatrixRow, part: string): boolean {
  return task.taskId.toLowerCase().includes(part.trim().toLowerCase());
}

/** What isn't known stands last in any order. */
function compareRows(a: MatrixRow, b: MatrixRow, order: MatrixOrder): number {
  switch (order) {
    case "hardest":
      return compareKnown(a.rating.solveRate, b.rating.solveRate);
    case "easiest":
      return compareKnown(b.rating.solveRate, a.rating.solveRate, -1);
    case "separates":
      return compareKnown(b.rating.separation, a.rating.separation, -1);
    case "misleads":
      return compareKnown(a.rating.separation, b.rating.separation);
    case "name":
      return 0;
    default:
      return assertNever(order);
  }
}

function compareKnown(a: number | null, b: number | null, turn = 1): number {
  if (a === null || b === null) return turn * (Number(a === null) - Number(b === null));
  return a - b;
}
