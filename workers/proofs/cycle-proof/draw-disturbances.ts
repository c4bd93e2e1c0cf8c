import { drawUniform } from "../../../lib/core/sampling/draw-uniform";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";

export type Victim = "worker" | "database" | "site";

export interface Disturbance {
  victim: Victim;
  /** How much of the cycle is done when it comes, as a fraction of all steps. */
  share: number;
}

const victims: readonly Victim[] = [
  ...Array.from({ length: 5 }, () => "worker" as const),
  ...["database" as const, "database" as const, "site" as const],
];
/** None before the work has begun, and none when hardly any of it is left. */
const [first, last] = [0.04, 0.92];

/**
 * Draws when whom to kill: each kill in a part of the cycle of its own, all parts of one length, and the
 * victims in drawn order. The same seed draws the same.
 */
export function drawDisturbances(seed: string): Disturbance[] {
  const stream = createRandomStream(`errorbar/proof/disturb-cycle/${seed}`, 0);
  const left = [...victims];
  const part = (last - first) / victims.length;
  return victims.map((_, at) => {
    const [victim = "worker"] = left.splice(stream.below(left.length), 1);
    return { victim, share: first + part * (at + drawUniform(stream)) };
  });
}
