import type { BoardOutcomes, ModelOutcomes } from "../pairs/board-outcomes";

/** The outcomes of some tasks alone, given by their places in ascending order. */
export function selectTasks(outcomes: BoardOutcomes, places: readonly number[]): BoardOutcomes {
  return {
    tasks: places.flatMap((place) => outcomes.tasks[place] ?? []),
    models: outcomes.models.map((model) => selectOf(model, places)),
  };
}

function selectOf({ slug, passes, candidates, first }: ModelOutcomes, places: readonly number[]) {
  return {
    slug,
    passes: Uint16Array.from(places, (place) => passes[place] ?? 0),
    candidates: Uint16Array.from(places, (place) => candidates[place] ?? 0),
    first: first === null ? null : Uint8Array.from(places, (place) => first[place] ?? 0),
  };
}
