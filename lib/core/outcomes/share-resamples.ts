import { type OutcomeScope, toSeedScope } from "../pairs/outcome-scope";
import { seedLabel } from "../sampling/seed-label";
import { drawResamples, type Resamples } from "../stats/draw-resamples";

/** Draws the resamples of one cycle and scope, once for each number of bases. */
export function shareResamples(cycle: string, scope: OutcomeScope): (bases: number) => Resamples {
  const label = seedLabel("bootstrap", cycle, toSeedScope(scope));
  const drawn = new Map<number, Resamples>();
  return (bases) => {
    const resamples = drawn.get(bases) ?? drawResamples(label, bases);
    drawn.set(bases, resamples);
    return resamples;
  };
}
