import type { FailureClass, VerdictKind } from "../../vocabulary";
import type { GateFinding } from "../gate-finding";

/** Candidates whose sandbox counted a system call that no honest program makes, by what became of them. */
export interface ViolationCount {
  verdict: VerdictKind;
  failureClass: FailureClass | null;
  /** Answered by a built-in baseline. */
  synthetic: boolean;
  candidates: number;
}

/**
 * Holds when every policy violation is explained: the candidate of a model tried what it may not, and
 * failed for it. Unexplained is one that the verdict says nothing of, so that something other than the
 * submission may have made the call, and any by a baseline, whose answers are our own.
 */
export function checkViolations(counts: readonly ViolationCount[]): GateFinding {
  const sum = (some: readonly ViolationCount[]) =>
    some.reduce((total, { candidates }) => total + candidates, 0);
  const unexplained = sum(
    counts.filter(({ failureClass, synthetic }) => synthetic || failureClass !== "policy"),
  );
  return {
    gate: "violations",
    held: unexplained === 0,
    detail: `${sum(counts)} candidates violated the sandbox's policy, ${unexplained} of them unexplained`,
  };
}
