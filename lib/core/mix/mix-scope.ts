import { type ScopeDimension, scopeDimensions } from "../outcomes/board-scope";
import type { BoardTask } from "../pairs/board-outcomes";
import { type OutcomeScope, wholeBoard } from "../pairs/outcome-scope";

/**
 * Returns the smallest slice that holds every task of a mix: its label seeds the draws, so that a mix that
 * is a slice has that slice's own figures.
 * @param counted the tasks that count
 * @param all every task of the board: a dimension in which these have one value alone is not restricted
 */
export function findMixScope(
  counted: readonly BoardTask[],
  all: readonly BoardTask[],
): OutcomeScope {
  let scope = wholeBoard;
  for (const dimension of scopeDimensions) {
    const value = onlyValue(counted, dimension);
    if (value === null || onlyValue(all, dimension) !== null) continue;
    scope = { ...scope, [dimension]: value };
  }
  return scope;
}

function onlyValue(tasks: readonly BoardTask[], dimension: ScopeDimension) {
  const value = tasks[0]?.[dimension] ?? null;
  return tasks.every((task) => task[dimension] === value) ? value : null;
}
