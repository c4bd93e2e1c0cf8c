export function cacheReport(capacity, lifetime, requests) {
  // The least recently used entry comes first.
  let entries = [];
  let hits = 0;
  for (const [time, key] of requests) {
    const isAlive = ({ start }) => time < start + lifetime;
    const at = entries.findIndex((entry) => entry.key === key && isAlive(entry));
    if (at >= 0) {
      hits += 1;
      entries.push(...entries.splice(at, 1));
      continue;
    }
    entries = entries.filter(isAlive).map((entry) => ({ ...entry }));
    if (capacity === 0) continue;
    if (entries.length === capacity) entries.shift();
    entries.push({ key, start: time });
  }
  const end = requests.at(-1)?.[0];
  const alive = entries.filter(({ start }) => end < start + lifetime);
  return [hits, alive.map(({ key }) => key)];
}
