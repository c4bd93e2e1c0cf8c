import type { CaseResult } from "../../lib/core/ports/grader";
import type { Verdict } from "../../lib/core/vocabulary";
import type { ExecutedPlan } from "./execute-plan";

/** What one candidate came to, before it is stored. */
export interface GradedCandidate {
  verdict: Verdict;
  cases: CaseResult[];
  /** Null when nothing ran, or when no attempt got as far as an end. */
  executed: ExecutedPlan | null;
}
