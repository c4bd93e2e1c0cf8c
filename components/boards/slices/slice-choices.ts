import {
  isInScope,
  type ScopeDimension,
  scopeDimensions,
} from "../../../lib/core/outcomes/board-scope";
import { type OutcomeScope, wholeBoard } from "../../../lib/core/pairs/outcome-scope";
import { compareByteOrder } from "../../../lib/core/sampling/compare-byte-order";

/** How many tasks a suite has of one combination of category, tier and language. */
export interface SliceSize extends OutcomeScope {
  tasks: number;
}

/** One thing to choose: the scope that it leads to, and how many tasks are in that. */
export interface SliceChoice {
  /** "All" leaves the dimension open. */
  text: string;
  scope: OutcomeScope;
  tasks: number;
  isCurrent: boolean;
}

export interface SliceDimension {
  dimension: ScopeDimension;
  choices: SliceChoice[];
}

/**
 * What can be chosen on a board, by dimension: only where a suite has several values of one. Each choice
 * keeps what is chosen of the other dimensions; one that would leave no task has 0 of them.
 */
export function listSliceChoices(
  sizes: readonly SliceSize[],
  current: OutcomeScope,
): SliceDimension[] {
  return scopeDimensions.flatMap((dimension) => {
    const values = new Set(sizes.map((size) => size[dimension]));
    const known = [...values].filter((value) => value !== null).map(String);
    if (values.size < 2 || known.length === 0) return [];
    const choices = [null, ...known.sort(compareByteOrder)].map((value) => {
      const scope = restrict(sizes, current, { dimension, value });
      return {
        text: value ?? "All",
        scope,
        tasks: countTasks(sizes, scope),
        isCurrent: current[dimension] === scope[dimension],
      };
    });
    return [{ dimension, choices }];
  });
}

export function countTasks(sizes: readonly SliceSize[], scope: OutcomeScope): number {
  const inside = sizes.filter((size) => isInScope(size, scope));
  return inside.reduce((sum, size) => sum + size.tasks, 0);
}

function restrict(
  sizes: readonly SliceSize[],
  current: OutcomeScope,
  { dimension, value }: { dimension: ScopeDimension; value: string | null },
): OutcomeScope {
  const example = sizes.find((size) => String(size[dimension]) === value);
  return { ...current, [dimension]: value === null ? null : (example?.[dimension] ?? null) };
}

/** The scope that an address names; a value that no task has leaves its dimension open. */
function readScope(
  sizes: readonly SliceSize[],
  query: { get(name: string): string | null },
): OutcomeScope {
  let scope = wholeBoard;
  for (const dimension of scopeDimensions) {
    scope = restrict(sizes, scope, { dimension, value: query.get(dimension) || null });
  }
  return scope;
}

/** What is asked of a board: which tasks, and ranked by which k. */
export interface BoardQuestion {
  scope: OutcomeScope;
  k: number;
}

/** An address's query with another question; whatever else it asks for stays. */
export function writeQuestion(query: string, { scope, k }: BoardQuestion, ownK: number): string {
  const asked = new URLSearchParams(query);
  writeScope(asked, scope);
  if (k === ownK) asked.delete("k");
  else asked.set("k", String(k));
  return asked.toString();
}

/** Asks for a slice in the place of any other. */
export function writeScope(asked: URLSearchParams, scope: OutcomeScope): void {
  for (const dimension of scopeDimensions) {
    const value = scope[dimension];
    if (value === null) asked.delete(dimension);
    else asked.set(dimension, String(value));
  }
}

/** What an address asks for, and which of it this board hasn't, as `name=value`. */
export function readQuestion(
  query: string,
  board: { sizes: readonly SliceSize[]; ks: readonly number[]; ownK: number },
): BoardQuestion & { ignored: string[] } {
  const asked = new URLSearchParams(query);
  const scope = readScope(board.sizes, asked);
  const k = board.ks.find((known) => String(known) === asked.get("k"));
  const ignored = scopeDimensions.filter(
    (dimension) => asked.get(dimension) && scope[dimension] === null,
  );
  return {
    scope,
    k: k ?? board.ownK,
    ignored: [...ignored, ...(asked.get("k") && k === undefined ? ["k"] : [])].map(
      (name) => `${name}=${asked.get(name)}`,
    ),
  };
}

export function isSameQuestion(a: BoardQuestion, b: BoardQuestion): boolean {
  return a.k === b.k && isSameScope(a.scope, b.scope);
}

export function isSameScope(a: OutcomeScope, b: OutcomeScope): boolean {
  return scopeDimensions.every((dimension) => a[dimension] === b[dimension]);
}
