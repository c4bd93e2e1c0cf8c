const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/** Mostly eight digits with the right check digit, if there is one; else one place is disturbed. */
export function generate(random) {
  const digits = WEIGHTS.map(() => random.int(0, 9));
  if (random.chance(0.15)) digits.fill(0, 0, random.int(1, 3));
  const remainder = WEIGHTS.reduce((sum, weight, at) => sum + weight * digits[at], 0) % 11;
  const number = digits.join("") + (remainder === 10 ? random.pick(["0", "1", "X"]) : remainder);
  if (random.chance(0.7)) return [number];
  const at = random.int(0, number.length);
  const added = random.pick(["", "0", "5", " ", "-", "\n", "x"]);
  return [number.slice(0, at) + added + number.slice(at + random.int(0, 1))];
}
