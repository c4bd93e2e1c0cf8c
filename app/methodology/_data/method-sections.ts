/** The sections of the methodology page, in their order; other pages link to their ids. */
export const methodSections = {
  rates: "What a rate is",
  tasks: "Tasks",
  "own-tasks": "Our own tasks, and what makes each kind pass",
  weekly: "How a week’s tasks are drawn",
  extraction: "From answer to code",
  sandbox: "Running untrusted code",
  answers: "How answers are compared",
  verdicts: "Passed, failed, voided",
  repeats: "Whether verdicts hold",
  "pass-at-k": "pass@k",
  intervals: "Intervals",
  draws: "Random draws that anyone can repeat",
  slices: "Slices and averages of slices",
  compare: "Comparing two models",
  words: "The words of a comparison",
  overlap: "Overlap is not a test",
  ranks: "Ranks are ranges",
  example: "A worked example",
  coverage: "Do the intervals hold?",
  power: "What a run can resolve",
  mix: "Your own mix",
  comparability: "What may be compared",
  evidence: "Evidence",
  drift: "Has a model changed?",
  contamination: "Has a model seen the tasks?",
  records: "Records are only ever added",
  private: "What is never public",
  recompute: "Recomputing from outside",
  limits: "What such a rate can’t say",
} as const;

export type MethodSectionId = keyof typeof methodSections;

/** The same ids as a reader looks for them. */
export const methodGroups: readonly { title: string; ids: readonly MethodSectionId[] }[] = [
  {
    title: "Measuring",
    ids: [
      "rates",
      "tasks",
      "own-tasks",
      "weekly",
      "extraction",
      "sandbox",
      "answers",
      "verdicts",
      "repeats",
    ],
  },
  { title: "Figures", ids: ["pass-at-k", "intervals", "draws", "slices"] },
  {
    title: "Comparing",
    ids: ["compare", "words", "overlap", "ranks", "example", "coverage", "power", "mix"],
  },
  {
    title: "Trusting",
    ids: [
      "comparability",
      "evidence",
      "drift",
      "contamination",
      "records",
      "private",
      "recompute",
      "limits",
    ],
  },
];
