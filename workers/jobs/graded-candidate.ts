import type { CaseResult, FormatFault } from "../../lib/core/ports/grader";
import type { Verdict } from "../../lib/core/vocabulary";
import type { ExecutedSteps } from "./execute-steps";

/** What one candidate came to, before it is stored. */
export interface GradedCandidate {
  verdict: Verdict;
  cases: CaseResult[];
  /** Null when nothing ran, or when no attempt got as far as an end. */
  executed: ExecutedSteps | null;
  /** Why it was never executed, where its category's rule of form refused it. */
  formatFault?: FormatFault;
}
