const edges = [
  0, 0.1, 0.5, 1, -1, 2, 1e-300, 5e-324, 1.5e-323, 1e308, -1e308, 1.7976931348623157e308,
];

export function generate(random) {
  const wild = random.chance(0.3);
  const number = () =>
    wild
      ? random.pick(edges) * random.pick([1, -1]) + 0
      : random.int(-40, 40) / random.pick([1, 4, 10]) + 0;
  const readings = Array.from({ length: random.int(0, 6) }, number);
  if (readings.length > 1 && random.chance(0.3)) readings.push(readings[0]);
  return [readings];
}
