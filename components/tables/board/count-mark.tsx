import type { CountOf } from "../../format/count-of";

const titles = {
  candidates: "Passed candidates of all; the rate is pass@k, averaged over tasks",
  trials: "Passed trials of all; the rate averages tasks",
  weighted: "Passed tasks of those that count; the rate weighs them by your mix",
} as const;

/** Marks a count that is not simply of tasks. */
export function CountMark({ of }: { of: CountOf }) {
  return of === "tasks" ? null : <abbr title={titles[of]}>†</abbr>;
}
