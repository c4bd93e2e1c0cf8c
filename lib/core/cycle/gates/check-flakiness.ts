import { flakinessAlarm } from "../../stats/flakiness-alarm";
import type { GateFinding } from "../gate-finding";

/** Candidates of a cycle that were drawn to be executed three times. */
export interface RepeatCounts {
  repeated: number;
  /** Passed once and failed once. */
  flaky: number;
}

/**
 * Holds when some candidates were executed again and no more of them changed their verdict than 0.5%
 * allows, by the exact one-sided binomial test at 1%. Only drawn candidates count: those near a time
 * limit were chosen because they may differ.
 */
export function checkFlakiness({ repeated, flaky }: RepeatCounts): GateFinding {
  const counted = `${flaky} of ${repeated} drawn candidates changed their verdict in three executions`;
  if (repeated === 0)
    return { gate: "flakiness", held: false, detail: "nothing was executed again" };
  const { p, isAlarm } = flakinessAlarm(flaky, repeated);
  const detail = `${counted}, p = ${p.toPrecision(3)} against 0.5%`;
  return { gate: "flakiness", held: !isAlarm, detail };
}
