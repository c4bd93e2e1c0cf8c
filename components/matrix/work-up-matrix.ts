import type { MatrixModel } from "../../lib/core/outcomes/outcome-matrix";
import type { PackedOutcomes } from "../../lib/core/outcomes/packed-outcomes";
import { rateTasks, type TaskRating, taskShare } from "../../lib/core/outcomes/rate-tasks";
import { selectCounted } from "../../lib/core/outcomes/select-counted";
import { unpackOutcomes } from "../../lib/core/outcomes/unpack-outcomes";
import type { BoardTask } from "../../lib/core/pairs/board-outcomes";

export type CellKind = "passed" | "part" | "failed" | "unknown";

/** One model of the matrix. */
export interface MatrixColumn {
  slug: string;
  name: string;
  /** Mean share over the tasks that are known in full; null where none is. */
  rate: number | null;
  /** Whether the ratings of tasks count it. */
  isCounted: boolean;
  /** What it made of the task at each place. */
  cells: readonly CellKind[];
}

/** One task of the matrix; `place` is its place in every column. */
export interface MatrixRow {
  place: number;
  task: BoardTask;
  rating: TaskRating;
}

export interface WorkedMatrix {
  rows: readonly MatrixRow[];
  /** The best first; those that aren't counted stand last. */
  columns: readonly MatrixColumn[];
}

/** Unpacks the outcomes of a board, rates its tasks, and orders its models by their rates. */
export function workUpMatrix(outcomes: PackedOutcomes): WorkedMatrix {
  const { tasks, models } = unpackOutcomes(outcomes);
  const counted = new Set(selectCounted(models));
  const ratings = rateTasks(tasks, [...counted]);
  const columns = models.map((model) => toColumn(model, tasks.length, counted.has(model)));
  return {
    rows: tasks.flatMap((task, place) => {
      const rating = ratings[place];
      return rating === undefined ? [] : [{ place, task, rating }];
    }),
    columns: columns.sort(
      (a, b) =>
        Number(b.isCounted) - Number(a.isCounted) ||
        (b.rate ?? -1) - (a.rate ?? -1) ||
        (a.slug < b.slug ? -1 : 1),
    ),
  };
}

function toColumn(model: MatrixModel, tasks: number, isCounted: boolean): MatrixColumn {
  const shares = Array.from({ length: tasks }, (_, place) => taskShare(model, place));
  const known = shares.filter((share) => share !== null);
  const sum = known.reduce((total, share) => total + share, 0);
  return {
    slug: model.slug,
    name: model.name,
    rate: known.length === 0 ? null : sum / known.length,
    isCounted,
    cells: shares.map(toKind),
  };
}

function toKind(share: number | null): CellKind {
  if (share === null) return "unknown";
  if (share === 1) return "passed";
  return share === 0 ? "failed" : "part";
}
