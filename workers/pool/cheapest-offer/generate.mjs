const LARGEST = 9_007_199_254_740_991;

/** Up to five offers: small numbers that often tie, or numbers near the upper limit that differ by little. */
export function generate(random) {
  const offers = Array.from({ length: random.int(0, 5) }, () => {
    if (random.chance(0.12)) return [random.int(0, 3), 0];
    if (random.chance(0.25)) return [LARGEST - random.int(0, 4), LARGEST - random.int(0, 4)];
    const pieces = random.int(1, 4);
    return [random.chance(0.6) ? pieces * random.int(0, 2) : random.int(0, 6), pieces];
  });
  return [offers];
}
