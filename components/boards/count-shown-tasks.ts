import type { Board } from "../../lib/contracts/board";
import { wordScope } from "./slices/word-scope";
import { splitUnranked } from "./split-unranked";

/** The tasks that a board's rows count, and which slice they are; null for the whole suite. */
export interface ShownTasks {
  tasks: number;
  baseProblems: number;
  slice: string | null;
}

/** Every row of a board counts the same tasks; without rows they are those of the suite. */
export function countShownTasks(board: Board): ShownTasks {
  const slice = wordScope(board.scope);
  const [row = board.suite] = [...board.rows, ...splitUnranked(board.unranked).apart];
  if (slice === "") {
    return { tasks: board.suite.tasks, baseProblems: board.suite.baseProblems, slice: null };
  }
  return { tasks: row.tasks, baseProblems: row.baseProblems, slice };
}
