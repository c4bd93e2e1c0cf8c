export function generate(random, size) {
  if (size === "large") {
    const gain = random.int(1, 50);
    const charging = random.int(1, 9);
    const pause = random.int(0, 20);
    return [
      gain,
      gain * charging - random.int(0, gain - 1),
      pause,
      random.int(900, 1000) * 10 ** 9 + random.int(0, 10 ** 6),
    ];
  }
  const gain = random.chance(0.08) ? 0 : random.int(1, 8);
  const needed = random.int(1, 15);
  const pause = random.int(0, 6);
  if (gain === 0 || random.chance(0.4)) return [gain, needed, pause, random.int(0, 60)];
  const period = Math.ceil(needed / gain) + pause;
  return [gain, needed, pause, Math.max(0, period * random.int(1, 6) - pause + random.int(-1, 1))];
}
