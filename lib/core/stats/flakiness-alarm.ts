import { binomialUpperTail } from "./binomial-tail";

/** Share of re-executed candidates that may differ without a word. */
const toleratedFlakeRate = 0.005;
const alarmLevel = 0.01;

export interface FlakinessAlarm {
  /** Chance of so many flaky candidates, or more, at the tolerated rate. */
  readonly p: number;
  readonly isAlarm: boolean;
}

/**
 * Returns the exact one-sided binomial test of `flaky` of `repeated` candidates against a tolerated
 * rate, by default 0.5%: the alarm rings at p ≤ 0.01. None repeated gives p = 1.
 * Throws DomainError `bad-input` for counts that are no integers and a rate outside [0, 1].
 */
export function flakinessAlarm(
  flaky: number,
  repeated: number,
  tolerated: number = toleratedFlakeRate,
): FlakinessAlarm {
  const p = binomialUpperTail(flaky, repeated, tolerated);
  return { p, isAlarm: p <= alarmLevel };
}
