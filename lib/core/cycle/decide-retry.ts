import type { ProviderFault } from "../ports/model-provider";

export type RetryDecision = { kind: "again"; waitMs: number } | { kind: "give-up" };

/** Attempts at one question in one round, besides those that only met a limit. */
export const mostAttempts = 6;
/** Attempts in all: whoever is turned away for this often would be turned away all day. */
const mostAttemptsWithLimits = 30;
const firstWaitMs = 1_000;
const longestBackOffMs = 60_000;
/** A provider that asks for more is asked again after this long. */
const longestWaitMs = 15 * 60_000;

/**
 * Whether a question is asked again after its newest attempt failed, and how long from now. The wait
 * doubles with each attempt of the round from 1 s to 60 s, plus up to a half, so that lanes don't come
 * back together; a provider's own Retry-After is waited out where it is longer, to 15 minutes.
 * @param faults of the round's attempts at this question, oldest first
 * @param share in [0, 1): where in the added half the wait lies
 */
export function decideRetry(
  faults: readonly ProviderFault[],
  { retryAfterMs, share }: { retryAfterMs: number | null; share: number },
): RetryDecision {
  const newest = faults.at(-1);
  if (newest === undefined) return { kind: "again", waitMs: 0 };
  if (newest === "refused-request") return { kind: "give-up" };
  const counted = faults.filter((fault) => fault !== "rate-limited").length;
  if (counted >= mostAttempts || faults.length >= mostAttemptsWithLimits) {
    return { kind: "give-up" };
  }
  const backOffMs = Math.min(longestBackOffMs, firstWaitMs * 2 ** (faults.length - 1));
  const waitMs = Math.max(backOffMs * (1 + share / 2), retryAfterMs ?? 0);
  return { kind: "again", waitMs: Math.min(longestWaitMs, Math.round(waitMs)) };
}
