/**
 * Where labels go that must not cover each other: as near to where each is wanted as a least gap allows, in the
 * squares of the distances (isotonic regression by pooling adjacent violators).
 * @param wanted places along one axis, in any order
 * @returns a place for each, in the order of `wanted`
 */
export function spreadLabels(wanted: readonly number[], gap: number): number[] {
  const order = wanted
    .map((_, at) => at)
    .sort((one, two) => (wanted[one] ?? 0) - (wanted[two] ?? 0));
  // Less its share of the gaps, each label may stand where the one before it stands.
  const pools: { sum: number; labels: number }[] = [];
  order.forEach((at, rank) => {
    let pool = { sum: (wanted[at] ?? 0) - rank * gap, labels: 1 };
    for (let last = pools.at(-1); last && meanOf(last) > meanOf(pool); last = pools.at(-1)) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, labels: last.labels + pool.labels };
    }
    pools.push(pool);
  });
  const means = pools.flatMap((pool) => Array.from({ length: pool.labels }, () => meanOf(pool)));
  const places = wanted.slice();
  order.forEach((at, rank) => {
    places[at] = (means[rank] ?? 0) + rank * gap;
  });
  return places;
}

function meanOf({ sum, labels }: { sum: number; labels: number }): number {
  return sum / labels;
}
