/** Closed lists of the product's terms. Their order feeds seed labels and allocation: never reorder. */

export const taskCategories = [
  "function-completion",
  "algorithm-implementation",
  "bug-fixing",
  "code-translation",
  "documentation-generation",
  "unit-test-writing",
  "refactoring",
] as const;
export type TaskCategory = (typeof taskCategories)[number];

/** Tasks of our own are in the first three; the fourth is for suites brought from elsewhere. */
export const languages = ["python", "javascript", "java", "typescript"] as const;
export type Language = (typeof languages)[number];

export const tiers = [1, 2, 3] as const;
export type Tier = (typeof tiers)[number];

export const failureClasses = [
  "format",
  "syntax",
  "wrong_answer",
  "runtime_error",
  "cpu_timeout",
  "wall_timeout",
  "memory_limit",
  "output_limit",
  "policy",
  "protocol_violation",
  "no_result",
] as const;
export type FailureClass = (typeof failureClasses)[number];

/**
 * Why no verdict could be reached: the machine failed, not the candidate; or, by the last, the suite,
 * whose tests don't compile or end before they ask for an answer.
 */
export const infrastructureFaults = [
  "sandbox-start",
  "sandbox-lost",
  "host-saturated",
  "tests-broken",
] as const;
export type InfrastructureFault = (typeof infrastructureFaults)[number];

export type Verdict =
  | { kind: "passed" }
  | { kind: "failed"; failureClass: FailureClass }
  | { kind: "voided"; fault: InfrastructureFault };

export const verdictKinds = ["passed", "failed", "voided"] as const;
export type VerdictKind = (typeof verdictKinds)[number];

export const visibilities = ["public", "hidden"] as const;
export type Visibility = (typeof visibilities)[number];

export const caseOutcomes = ["passed", "failed", "not_run"] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** typed: bool is not int, int is not float. python: the language's own ==. */
export const equalities = ["typed", "python"] as const;
export type Equality = (typeof equalities)[number];

export const comparedThings = ["model", "system"] as const;
export type ComparedThing = (typeof comparedThings)[number];

export const evidenceGrades = ["A", "B", "C", "D", "E"] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

/** Why a candidate is executed three times: drawn by a published rule, or too near to a time limit. */
export const repeatSelections = ["seeded", "near-limit"] as const;
export type RepeatSelection = (typeof repeatSelections)[number];
