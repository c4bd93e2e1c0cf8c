export function generate(random) {
  const full = random.int(1, 4);
  const stream = [];
  let size = 0;
  for (let count = random.int(0, 6); count > 0; count -= 1) {
    while (random.chance(0.25)) stream.push(255);
    size = random.chance(0.4) ? full : random.int(0, full - 1);
    stream.push(size);
    for (let at = 0; at < size; at += 1) {
      stream.push(random.chance(0.5) ? random.int(0, 9) : random.pick([0, full, 254, 255]));
    }
  }
  if (size === full && stream.length > 0 && random.chance(0.8)) stream.push(0);
  if (random.chance(0.2)) stream.push(255);
  if (random.chance(0.07)) stream.pop();
  if (random.chance(0.05)) stream.push(random.pick([full + 1, 254]));
  return [stream, full];
}
