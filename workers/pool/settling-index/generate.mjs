export function generate(random) {
  const unit = random.pick([1, 0.5, 0.25, 0.1]);
  const target = random.int(-4, 4) * unit;
  const tolerance = random.int(0, 4) * unit;
  const near = random.pick([0.6, 0.9, 1]);
  const readings = Array.from({ length: random.int(0, 10) }, () => {
    const steps = random.chance(near) ? random.int(-3, 3) : random.int(-9, 9);
    return target + steps * unit + 0;
  });
  return [readings, target + 0, tolerance];
}
