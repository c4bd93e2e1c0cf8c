import { DomainError } from "../errors";
import { meanPower, type TaskSpread } from "./task-spread";

/** A way of making and choosing candidates; every share a fraction. */
export interface TrialScenario extends TaskSpread {
  /** Of wrong answers, the share that the public tests let pass: 0 is a perfect verifier. */
  readonly fooled: number;
  /** Of all answers, the share whose run a time limit ends, whatever they would have been. */
  readonly timeouts: number;
}

/** What k candidates a task come to; rates are fractions of tasks. */
export interface TrialResult {
  readonly k: number;
  /** The first candidate alone, by all tests. */
  readonly first: number;
  /** pass@k: at least one of k is right, if somebody knew which. */
  readonly passAtK: number;
  /** The first that passes the public tests is handed in, and all tests decide. */
  readonly chosen: number;
  /** What public tests alone would have claimed: at least one of k passes them. */
  readonly claimed: number;
  /** Candidates made a task until one passes the public tests, at most k. */
  readonly made: number;
  /** Candidates made for each task that is solved, if all k are made and an oracle chooses. */
  readonly madePerPassAtK: number | null;
  /** The same if making stops at the first that passes the public tests. */
  readonly madePerChosen: number | null;
}

/**
 * Returns what k candidates a task come to, exactly. A right answer passes every test; a wrong one
 * passes the public ones with chance v; with chance t a time limit ends either. With chance p of a
 * right answer, drawn a task:
 *
 * pass@k = 1 − E[(1 − (1 − t)p)ᵏ]; claimed = 1 − E[(1 − u)ᵏ] with u = (1 − t)(p + (1 − p)v);
 * chosen = E[(1 − t)p · Σ_{j<k} (1 − u)ʲ]; made = E[Σ_{j<k} (1 − u)ʲ].
 *
 * Powers are expanded in p and 1 − p with coefficients that are all positive, so nothing cancels.
 * Throws DomainError `bad-input` for a k that is not a positive integer or a share outside [0, 1].
 */
export function tryCandidates(scenario: TrialScenario, k: number): TrialResult {
  requireScenario(scenario, k);
  const { solved, fooled, timeouts: t } = scenario;
  // 1 − u = α(1 − p) + tp: a wrong answer stays unnoticed by being stopped, or by being refused.
  const refused = 1 - (1 - t) * fooled;
  let [made, right] = [0, 0];
  for (let before = 0; before < k; before++) {
    made += meanProduct(scenario, { right: 0, power: before, wrongShare: refused });
    right += meanProduct(scenario, { right: 1, power: before, wrongShare: refused });
  }
  const passAtK = 1 - meanProduct(scenario, { right: 0, power: k, wrongShare: 1 });
  const chosen = (1 - t) * right;
  return {
    ...{ k, passAtK, chosen, made },
    first: (1 - t) * solved,
    claimed: 1 - meanProduct(scenario, { right: 0, power: k, wrongShare: refused }),
    madePerPassAtK: passAtK === 0 ? null : k / passAtK,
    madePerChosen: chosen === 0 ? null : made / chosen,
  };
}

/** E[pʳ · (w(1 − p) + tp)ⁿ], by the binomial theorem. */
function meanProduct(
  scenario: TrialScenario,
  { right, power, wrongShare }: { right: number; power: number; wrongShare: number },
): number {
  let [sum, coefficient] = [0, 1];
  for (let stopped = 0; stopped <= power; stopped++) {
    const shares = scenario.timeouts ** stopped * wrongShare ** (power - stopped);
    if (shares > 0) {
      sum += coefficient * shares * meanPower(scenario, right + stopped, power - stopped);
    }
    coefficient = (coefficient * (power - stopped)) / (stopped + 1);
  }
  return sum;
}

/**
 * Returns the standard error of pass@1 that n candidates on each of so many tasks leave, a fraction:
 * √((Var q + E[q(1 − q)]/n) / tasks) with q = (1 − t)p. More candidates take away the second part alone.
 */
export function passAtOneError(scenario: TrialScenario, n: number, tasks: number): number {
  const share = 1 - scenario.timeouts;
  const mean = share * scenario.solved;
  const square = share ** 2 * meanPower(scenario, 2, 0);
  const [between, within] = [Math.max(0, square - mean ** 2), Math.max(0, mean - square)];
  return Math.sqrt((between + within / n) / tasks);
}

function requireScenario({ solved, spread, fooled, timeouts }: TrialScenario, k: number): void {
  const isShare = (value: number) => value >= 0 && value <= 1;
  if (Number.isInteger(k) && k > 0 && [solved, spread, fooled, timeouts].every(isShare)) return;
  throw new DomainError("bad-input", "a trial needs shares from 0 to 1 and a whole k above 0");
}
