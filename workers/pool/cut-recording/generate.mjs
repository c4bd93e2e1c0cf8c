/** Up to twenty seconds, each cut or not; a stretch of removed seconds may be split into touching cuts. */
export function generate(random) {
  const length = random.int(random.chance(0.1) ? 0 : 4, 20);
  const share = random.pick([0.15, 0.4, 0.7]);
  const cuts = [];
  for (let second = 0; second < length; second += 1) {
    if (!random.chance(share)) continue;
    const end = Math.min(length, second + random.int(1, 4));
    cuts.push([second, end]);
    second = end - 1;
  }
  const left = cuts.reduce((seconds, [start, end]) => seconds - (end - start), length);
  return [
    length,
    random.shuffle(cuts),
    random.int(0, random.chance(0.85) ? Math.max(0, left - 1) : left + 2),
  ];
}
