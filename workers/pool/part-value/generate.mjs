const LETTERS = ["R", "k", "M"];

/** Mostly codes within the rules, else codes that break one or two of them. */
export function generate(random) {
  if (random.chance(0.1)) return [anything(random)];
  const before = digits(random, random.int(0, random.chance(0.15) ? 4 : 3));
  const after = digits(random, random.int(0, random.chance(0.15) ? 4 : 3));
  const whole = random.chance(0.8) ? before.replace(/^0+(?=.)/, "") : before;
  return [whole + random.pick(LETTERS) + after];
}

function digits(random, length) {
  return Array.from({ length }, () => random.pick([..."0123456789", "0", "0"])).join("");
}

function anything(random) {
  const characters = [..."0123456789RkMRkMK. \n-"];
  return Array.from({ length: random.int(0, 5) }, () => random.pick(characters)).join("");
}
