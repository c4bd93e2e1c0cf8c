export function generate(random) {
  const step = random.chance(0.6) ? random.pick([1, 2, 5, 10, 20, 100]) : random.int(1, 12);
  const prices = [];
  for (let count = random.int(0, 4); count > 0; count -= 1) {
    prices.push(random.chance(0.6) ? random.int(-3 * step, 3 * step) : random.int(-2000, 2000));
  }
  if (random.chance(0.3) && step % 2 === 0) return [[step / 2 + step * random.int(-4, 4)], step];
  return [prices, step];
}
