export function cacheReport(capacity, lifetime, requests) {
  // The least recently used key comes first.
  const loadedAt = new Map();
  const loads = [];
  let firstLoad = 0;
  let hits = 0;
  for (const [time, key] of requests) {
    // Dropping dead entries early changes nothing: they are never hit, counted or reported.
    for (; firstLoad < loads.length && loads[firstLoad][0] + lifetime <= time; firstLoad += 1) {
      const [start, dead] = loads[firstLoad];
      if (loadedAt.get(dead) === start) loadedAt.delete(dead);
    }
    if (loadedAt.has(key)) {
      hits += 1;
      const start = loadedAt.get(key);
      loadedAt.delete(key);
      loadedAt.set(key, start);
    } else if (capacity > 0) {
      if (loadedAt.size === capacity) loadedAt.delete(loadedAt.keys().next().value);
      loadedAt.set(key, time);
      loads.push([time, key]);
    }
  }
  return [hits, [...loadedAt.keys()]];
}
