const NAMES = ["a", "b", "c", "d", "e", "aa", "b1", "c2"];

export function generate(random) {
  const names = NAMES.slice(0, random.int(2, NAMES.length));
  const some = (most) => Array.from({ length: random.int(0, most) }, () => random.pick(names));
  const includes = names
    .filter(() => random.chance(0.8))
    .map((name) => [name, some(random.chance(0.5) ? 1 : 3)]);
  return [includes, random.chance(0.9) ? [random.pick(names), ...some(1)] : [], some(2)];
}
