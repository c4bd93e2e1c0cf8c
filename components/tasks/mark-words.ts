import type { TaskMark } from "../../lib/core/outcomes/rate-tasks";
import type { ComparedThing } from "../../lib/core/vocabulary";

/** What a mark means, in the reader's words. */
export const markWords: Record<TaskMark, string> = {
  dead: "dead: nobody solves it",
  saturated: "saturated: everybody solves it",
};

/** "12 of 40 models". */
export function wordSolvers(
  { solvedBy, models }: { solvedBy: number; models: number },
  compared: ComparedThing,
): string {
  return `${solvedBy} of ${models} ${models === 1 ? compared : `${compared}s`}`;
}

/** A correlation with two decimals and a real minus: "0.42", "−0.08". */
export function formatSeparation(separation: number): string {
  const text = Math.abs(separation).toFixed(2);
  return separation < 0 && text !== "0.00" ? `−${text}` : text;
}
