import type { TaskMark } from "../../lib/core/outcomes/rate-tasks";

/** What a mark means, in the reader's words. */
export const markWords: Record<TaskMark, string> = {
  dead: "dead: nobody solves it",
  saturated: "saturated: everybody solves it",
};

/** A correlation with two decimals and a real minus: "0.42", "−0.08". */
export function formatSeparation(separation: number): string {
  const text = Math.abs(separation).toFixed(2);
  return separation < 0 && text !== "0.00" ? `−${text}` : text;
}
