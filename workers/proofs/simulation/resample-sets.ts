import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import {
  defaultResamples,
  drawResamples,
  type Resamples,
} from "../../../lib/core/stats/draw-resamples";

/**
 * Simulated data sets share resamples, because drawing them costs more than using them; so many
 * different sets take turns that what one has of its own does not matter.
 */
const setCount = 25;

const setsBySize = new Map<number, Resamples[]>();

/** Draws of all bases, as every record has them. */
export function resampleSets(bases: number): Resamples[] {
  const known = setsBySize.get(bases);
  if (known !== undefined) return known;
  const sets = Array.from({ length: setCount }, (_, set) =>
    drawResamples(`simulate/resamples/n=${bases}/${set}`, bases),
  );
  setsBySize.set(bases, sets);
  return sets;
}

/** Draws that keep the number of tasks in each stratum; strata stand one after the other. */
export function stratifiedResampleSets(design: string, sizes: readonly number[]): Resamples[] {
  const bases = sizes.reduce((sum, size) => sum + size, 0);
  return Array.from({ length: setCount }, (_, set) => {
    const seedLabel = `simulate/resamples/${design}/${set}`;
    const indices = new Uint32Array(defaultResamples * bases);
    for (let replicate = 0; replicate < defaultResamples; replicate += 1) {
      fillStrata(indices.subarray(replicate * bases, (replicate + 1) * bases), {
        seedLabel,
        replicate,
        sizes,
      });
    }
    return { seedLabel, bases, count: defaultResamples, indices };
  });
}

function fillStrata(
  row: Uint32Array,
  {
    seedLabel,
    replicate,
    sizes,
  }: { seedLabel: string; replicate: number; sizes: readonly number[] },
): void {
  const stream = createRandomStream(seedLabel, replicate);
  let start = 0;
  for (const size of sizes) {
    for (let i = start; i < start + size; i += 1) row[i] = start + stream.below(size);
    start += size;
  }
}

/** The set whose turn it is. */
export function setOfRun(sets: readonly Resamples[], run: number): Resamples {
  const set = sets[run % sets.length];
  if (set === undefined) throw new Error("there are no resamples");
  return set;
}
