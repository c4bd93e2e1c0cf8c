export function generate(random) {
  const rows = [];
  const count = random.int(0, 5);
  for (let row = 0; row < count; row += 1) {
    const free = random.pick([0, 0.3, 0.6, 0.8, 1]);
    rows.push(Array.from({ length: random.int(0, 9) }, () => random.chance(free)));
  }
  return [rows];
}
