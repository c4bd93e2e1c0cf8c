export type CountOf = "tasks" | "first-candidate" | "trials";

const titles = {
  "first-candidate": "The count is of candidate 0: see below the table",
  trials: "The count is of trials: see below the table",
} as const;

/** What a row's count counts. */
export function countOf(row: {
  passed: number | null;
  candidates: number;
  tasks: number;
}): CountOf {
  if (row.passed === null) return "trials";
  return row.candidates > row.tasks ? "first-candidate" : "tasks";
}

/** Marks a count that is not simply of tasks. */
export function CountMark({ of }: { of: CountOf }) {
  return of === "tasks" ? null : <abbr title={titles[of]}>†</abbr>;
}
