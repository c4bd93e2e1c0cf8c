/** Small: a few parts and ticks; large: some thousand parts (an even number) and about 10^10 ticks and more. */
export function generate(random, size) {
  if (size === "large") {
    const count = random.int(10_000, 90_000) * 1_000_000 + random.int(0, 999_999);
    return [random.int(1, 1_000_000), 2 * random.int(1000, 5000), count];
  }
  const parts = random.int(1, 12);
  return [
    random.int(0, random.chance(0.8) ? 2 * parts : 1000),
    parts,
    random.int(0, random.pick([3, 12, 40])),
  ];
}
