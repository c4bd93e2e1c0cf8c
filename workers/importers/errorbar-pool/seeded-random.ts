/** What generate.mjs is handed: the only thing that may vary between two of its answers. */
export interface SeededRandom {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with probability `p`. */
  chance(p: number): boolean;
  /** The same items in another order, as a new list. */
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * Returns the random source of one generated input. It is mulberry32 (32 bits of state), small enough
 * for a writer to have in any tool; every draw takes one number of it, and a shuffle one for each item
 * but the first. Base problems state results of inputs that were made with it: it never changes.
 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    pick: (list) => {
      if (list.length === 0) throw new RangeError("pick from an empty list");
      return list[int(0, list.length - 1)] as (typeof list)[number];
    },
    chance: (p) => next() < p,
    shuffle: (list) => {
      const items = [...list];
      for (let at = items.length - 1; at > 0; at -= 1) {
        const other = int(0, at);
        [items[at], items[other]] = [items[other], items[at]] as [
          (typeof items)[number],
          (typeof items)[number],
        ];
      }
      return items;
    },
  };
}
