const names = ["bolt", "Bolt", "nut", "cog", "öl", ""];

export function generate(random) {
  const stock = random
    .shuffle(names)
    .slice(0, random.int(0, 5))
    .map((name) => [name, random.pick([0, 1, random.int(1, 4), random.int(1, 9)])]);
  const orders = Array.from({ length: random.int(0, 8) }, () => [
    random.pick(names),
    random.chance(0.15) ? random.int(-2, 0) : random.int(1, 4),
  ]);
  return [stock, orders];
}
