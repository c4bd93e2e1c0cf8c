import { type TaskRating, taskMarks } from "../../lib/core/outcomes/rate-tasks";
import { formatCount, formatCountOf } from "../format/format-count";

/** How many tasks of a board say nothing about which model is better. */
export function MatrixHeadline({ ratings }: { ratings: readonly TaskRating[] }) {
  const known = ratings.filter(({ models }) => models > 0);
  if (known.length === 0) return <h1>No model has tried these tasks yet.</h1>;
  const [dead = 0, saturated = 0] = taskMarks.map(
    (mark) => known.filter((rating) => rating.mark === mark).length,
  );
  const silent = dead + saturated;
  if (silent === 0) {
    return <h1>Every one of {formatCountOf(known.length, "task")} tells some models apart.</h1>;
  }
  return (
    <h1>
      {formatCount(silent)} of {formatCountOf(known.length, "task")}{" "}
      {silent === 1 ? "tells" : "tell"} no two apart: {wordSilent(dead, saturated)}.
    </h1>
  );
}

function wordSilent(dead: number, saturated: number): string {
  if (saturated === 0) return "nobody solves them";
  if (dead === 0) return "everybody solves them";
  return `${formatCount(dead)} that nobody solves, ${formatCount(saturated)} that everybody does`;
}
