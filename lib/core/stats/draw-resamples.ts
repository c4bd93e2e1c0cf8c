import { DomainError } from "../errors";
import { openRandomStreams } from "../sampling/random-stream";

/** Resamples per interval unless a protocol says otherwise. */
export const defaultResamples = 1000;

export interface Resamples {
  readonly seedLabel: string;
  /** Number of bases drawn from, and drawn, in each replicate. */
  readonly bases: number;
  /** Number of replicates. */
  readonly count: number;
  /** `count` rows of `bases` indices into the bases in byte order of their ids. */
  readonly indices: Uint32Array;
}

/**
 * Returns the bases drawn, with replacement, for each bootstrap replicate; replicate b uses stream b of
 * the seed label. It depends on no outcome: draw once per scope and use it for every model, which
 * saves the work and keeps differences between models paired.
 * Throws DomainError `bad-input` unless both numbers are positive integers.
 */
export function drawResamples(
  seedLabel: string,
  bases: number,
  count: number = defaultResamples,
): Resamples {
  if (![bases, count].every((n) => Number.isInteger(n) && n > 0)) {
    throw new DomainError("bad-input", `cannot draw ${count} resamples of ${bases} bases`);
  }
  const indices = new Uint32Array(count * bases);
  const openStream = openRandomStreams(seedLabel);
  for (let replicate = 0; replicate < count; replicate++) {
    const stream = openStream(replicate);
    const start = replicate * bases;
    for (let i = 0; i < bases; i++) indices[start + i] = stream.below(bases);
  }
  return { seedLabel, bases, count, indices };
}
