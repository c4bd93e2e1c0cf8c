export function generate(random, size) {
  if (size === "large") {
    const flows = [];
    let sum = 0;
    while (flows.length < 99) {
      flows.push(random.int(-20, 20));
      sum += flows.at(-1);
    }
    // One litre a season is gained in all, so that the cistern takes many seasons to fill.
    flows.push(1 - sum);
    return [random.int(900, 1000), flows, random.int(9 * 10 ** 11, 10 ** 12)];
  }
  const capacity = random.chance(0.1) ? 0 : random.int(1, 30);
  const most = random.chance(0.8) ? 12 : 40;
  const flows = Array.from({ length: random.int(1, 5) }, () => random.int(-most, most));
  return [capacity, flows, random.chance(0.5) ? random.int(0, 12) : random.int(0, 200)];
}
