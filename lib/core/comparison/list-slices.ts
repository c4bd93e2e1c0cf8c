import type { BoardTask } from "../pairs/board-outcomes";
import { compareByteOrder } from "../sampling/compare-byte-order";
import type { SeedScope } from "../sampling/seed-label";
import { listRepositories } from "./list-repositories";

export const sliceDimensions = ["category", "tier", "language", "repository"] as const;
export type SliceDimension = (typeof sliceDimensions)[number];

export interface TaskSlice {
  dimension: SliceDimension;
  value: string;
  /** As a seed label names it. */
  scope: SeedScope;
  /** Places of its tasks, ascending. */
  places: number[];
}

/**
 * The slices of some tasks by every dimension that has several values among them, in the order of the
 * dimensions and then of the values' bytes. One value alone would repeat the whole.
 */
export function listSlices(tasks: readonly BoardTask[]): TaskSlice[] {
  const repositories = listRepositories(tasks.map(({ taskId }) => taskId));
  return sliceDimensions.flatMap((dimension) => {
    const values = tasks.map((task, place) =>
      dimension === "repository" ? (repositories?.[place] ?? null) : task[dimension],
    );
    return listValues(dimension, values);
  });
}

function listValues(
  dimension: SliceDimension,
  values: readonly (string | number | null)[],
): TaskSlice[] {
  const places = Map.groupBy(values.keys(), (place) => values[place] ?? null);
  places.delete(null);
  if (places.size < 2) return [];
  return [...places]
    .map(([value, own]) => ({
      dimension,
      value: String(value),
      scope: { [dimension]: toSlug(String(value)) },
      places: own,
    }))
    .sort((a, b) => compareByteOrder(a.value, b.value));
}

/** `django/django` becomes `django-django`; what is a slug already stays as it is. */
function toSlug(value: string): string {
  return value.toLowerCase().replace(/[^a-z0-9-]/g, "-");
}
