export function droppedKeys(capacity, requests, pinned) {
  const never = requests.length;
  const uses = new Map();
  requests.forEach((key, at) => {
    if (!uses.has(key)) uses.set(key, []);
    uses.get(key).push(at);
  });
  for (const list of uses.values()) list.reverse();
  const fixed = new Set(pinned);
  const memory = new Map();
  // Entries sorted so that the last one is given up first.
  const order = [];
  const isBefore = (a, b) => (a.ahead === b.ahead ? a.readAt > b.readAt : a.ahead < b.ahead);
  const find = (entry) => {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(order[middle], entry)) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const dropped = [];
  for (const [at, key] of requests.entries()) {
    uses.get(key).pop();
    const entry = { key, readAt: at, ahead: uses.get(key).at(-1) ?? never };
    const old = memory.get(key);
    if (old) {
      entry.readAt = old.readAt;
      if (!fixed.has(key)) order.splice(find(old), 1);
    } else if (memory.size >= capacity) {
      const farthest = order.at(-1);
      if (!farthest || (!fixed.has(key) && farthest.ahead <= entry.ahead)) continue;
      order.pop();
      memory.delete(farthest.key);
      dropped.push(farthest.key);
    }
    memory.set(key, entry);
    if (!fixed.has(key)) order.splice(find(entry), 0, entry);
  }
  return dropped;
}
