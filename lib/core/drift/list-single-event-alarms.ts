/** What a cycle saw of things that must never happen, by model. */
export interface SingleEventCounts {
  readonly model: string;
  readonly policyViolations: number;
  readonly canaryHits: number;
}

export interface SingleEventAlarm {
  readonly model: string;
  readonly kind: "policy-violation" | "canary";
  readonly count: number;
}

/**
 * Returns an alarm for every model with a sandbox violation or with a canary in its answers: one event is
 * enough, and no test stands between. Source: methodology, section 4.
 */
export function listSingleEventAlarms(counts: readonly SingleEventCounts[]): SingleEventAlarm[] {
  return counts.flatMap(({ model, policyViolations, canaryHits }) => {
    const seen: SingleEventAlarm[] = [
      { model, kind: "policy-violation", count: policyViolations },
      { model, kind: "canary", count: canaryHits },
    ];
    return seen.filter(({ count }) => count > 0);
  });
}
