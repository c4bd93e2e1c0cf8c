/** Small: a few entries within twenty minutes; large: 3,000 entries within 2 × 10^10 minutes. */
export function generate(random, size) {
  if (size === "large") {
    const long = () => {
      const start = random.int(0, 19_000_000_000);
      return [start, start + random.int(1_000_000, 1_000_000_000), random.int(1, 12)];
    };
    return [entries(1500, long), entries(1500, long)];
  }
  const short = () => {
    const start = random.int(-3, 14);
    return [start, start + random.int(random.chance(0.15) ? -2 : 1, 8), random.int(1, 5)];
  };
  return [entries(random.int(0, 5), short), entries(random.int(0, 4), short)];
}

function entries(count, make) {
  return Array.from({ length: count }, make);
}
