export function cacheReport(capacity, lifetime, requests) {
  // Entries in a ring of neighbours: after the anchor comes the least recently used one.
  const anchor = { key: null, start: 0 };
  anchor.older = anchor;
  anchor.newer = anchor;
  const entries = new Map();
  const byLoad = [];
  let dead = 0;
  let hits = 0;

  const unlink = (entry) => {
    entry.older.newer = entry.newer;
    entry.newer.older = entry.older;
  };
  const linkAsNewest = (entry) => {
    entry.older = anchor.older;
    entry.newer = anchor;
    anchor.older.newer = entry;
    anchor.older = entry;
  };
  const drop = (entry) => {
    if (entries.get(entry.key) !== entry) return;
    entries.delete(entry.key);
    unlink(entry);
  };
  const dropDead = (now) => {
    while (dead < byLoad.length && byLoad[dead].start <= now - lifetime) drop(byLoad[dead++]);
  };

  for (const [time, key] of requests) {
    dropDead(time);
    const held = entries.get(key);
    if (held !== undefined) {
      hits += 1;
      unlink(held);
      linkAsNewest(held);
    } else if (capacity > 0) {
      if (entries.size === capacity) drop(anchor.newer);
      const entry = { key, start: time };
      entries.set(key, entry);
      byLoad.push(entry);
      linkAsNewest(entry);
    }
  }
  const alive = [];
  for (let entry = anchor.newer; entry !== anchor; entry = entry.newer) alive.push(entry.key);
  return [hits, alive];
}
