export function generate(random) {
  const highest = random.pick([1, 3, 9, 100]);
  const weights = Array.from({ length: random.int(0, 6) }, () =>
    random.chance(0.2) ? 0 : random.int(0, highest),
  );
  if (weights.length > 1 && random.chance(0.4)) weights.push(weights[0]);
  const reach = random.pick([2, 12, 1000]);
  return [random.int(-reach, reach), weights];
}
