import type { ProviderFault } from "../ports/model-provider";

/**
 * How often one question may be asked before it is given up, by the fault of its last attempt. A fault
 * that another attempt rarely mends, or that is paid for each time, has few.
 */
export const attemptsAllowed: Readonly<Record<ProviderFault, number>> = {
  "rate-limited": 8,
  "server-error": 6,
  "timed-out": 4,
  "connection-lost": 6,
  "malformed-reply": 4,
  "too-large": 2,
  "wrong-model": 2,
  "refused-request": 1,
  unreachable: 6,
};

const firstWaitMs = 2_000;
const longestBackOffMs = 120_000;
/** Who asks to be left alone for longer is down for this cycle's purposes. */
const longestRequestedWaitMs = 3_600_000;

export type RetryPlan =
  | { kind: "retry"; waitMs: number }
  | { kind: "give-up"; reason: "attempts-used" | "asked-to-wait-too-long" };

export interface FailedAttempt {
  fault: ProviderFault;
  /** From 1: how often this question was asked, whatever came of it. */
  attempt: number;
  /** What the provider asked for, where it did. */
  retryAfterMs: number | null;
}

/**
 * What follows a failed attempt: a wait that doubles from 2 s to 2 min, its upper half drawn, so that
 * questions that failed together don't come back together; never shorter than the provider asked for.
 * @param chance from 0 to below 1
 */
export function planRetry(
  { fault, attempt, retryAfterMs }: FailedAttempt,
  chance: number,
): RetryPlan {
  if (attempt >= attemptsAllowed[fault]) return { kind: "give-up", reason: "attempts-used" };
  if ((retryAfterMs ?? 0) > longestRequestedWaitMs) {
    return { kind: "give-up", reason: "asked-to-wait-too-long" };
  }
  const backOffMs = Math.min(longestBackOffMs, firstWaitMs * 2 ** (attempt - 1));
  const waitMs = Math.ceil(backOffMs / 2 + (backOffMs / 2) * chance);
  return { kind: "retry", waitMs: Math.max(waitMs, retryAfterMs ?? 0) };
}
