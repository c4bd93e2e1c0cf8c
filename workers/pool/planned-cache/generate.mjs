export function generate(random, size) {
  if (size === "large") {
    const requests = [];
    const hot = random.int(1480, 1520);
    for (let at = 0; at < 24000; at += 1) {
      requests.push(random.chance(0.5) ? `h${random.int(1, hot)}` : `c${at}`);
    }
    return [hot - 40, requests, ["h1", "h2", "h3"]];
  }
  const keys = ["a", "b", "c", "d", "e", "f"].slice(0, random.int(3, 6));
  const requests = Array.from({ length: random.int(0, 16) }, () => random.pick(keys));
  const pinned = keys.filter(() => random.chance(0.15));
  return [random.chance(0.05) ? 0 : random.int(1, 3), requests, pinned];
}
