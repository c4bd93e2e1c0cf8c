const words: Record<string, string> = {
  sha256: "SHA-256 of the record’s text",
  verdictsSha256: "SHA-256 of the outcomes",
  state: "State",
  k: "k",
  tasks: "Tasks",
  baseProblems: "Base problems",
  candidates: "Candidates or trials",
  "candidatesPerTask.min": "Fewest candidates a task",
  "candidatesPerTask.median": "Median candidates a task",
  passed: "Passed tasks",
  passedCandidates: "Passed candidates",
  unscored: "Without a verdict",
  passRate: "Score",
  interval: "Interval",
  slices: "Slices",
  failureClasses: "Failure classes",
  "interval.low": "Interval, low",
  "interval.high": "Interval, high",
  "interval.method": "Method",
  "interval.level": "Level",
  "interval.resamples": "Resamples",
  "interval.seedLabel": "Seed label",
  "interval.flags": "Flags",
  "interval.displayed.low": "Displayed interval, low",
  "interval.displayed.high": "Displayed interval, high",
  "interval.displayed.method": "Displayed interval, method",
};

/** A field of a record in words; slices and failure classes by their names. */
export function wordFigure(field: string): string {
  const known = words[field];
  if (known !== undefined) return known;
  const [part, ...rest] = field.split(".");
  const name = rest.join(".");
  if (part === "passAtK") return `pass@${name}`;
  if (part === "slices") return `Passed of ${name}`;
  return part === "failureClasses" ? `Failed by ${name}` : field;
}
