import type { ScoreFacts } from "./score-facts";

/**
 * The score of a slice of a run that lacks verdicts somewhere: counts as they are, no rate at any k and
 * no interval, even where the slice has all of its own verdicts. An incomplete run is shown as bounds
 * alone (methodology, section 1), and which tasks went without a verdict is no accident of chance.
 */
export function withholdRate(score: ScoreFacts): ScoreFacts {
  return {
    ...score,
    state: "incomplete",
    passRate: null,
    passAtK: Object.fromEntries(Object.keys(score.passAtK).map((k) => [k, null])),
    interval: null,
  };
}
