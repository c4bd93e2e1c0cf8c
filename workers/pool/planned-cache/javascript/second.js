export function droppedKeys(capacity, requests, pinned) {
  const never = requests.length;
  const nextAt = [];
  const latest = new Map();
  for (let at = never - 1; at >= 0; at -= 1) {
    nextAt[at] = latest.get(requests[at]) ?? never;
    latest.set(requests[at], at);
  }

  const keptForGood = new Set(pinned);
  const memory = new Set();
  // Blocks without a further request, in the order in which they were read.
  const idle = makeHeap();
  // Blocks with one: the farthest first.
  const awaited = makeHeap();
  const readAt = new Map();
  const dropped = [];
  requests.forEach((key, at) => {
    const isFixed = keptForGood.has(key);
    if (!memory.has(key)) {
      if (memory.size >= capacity) {
        // What was requested in the meantime has a later entry of its own.
        while (
          awaited.size() > 0 &&
          (-awaited.first() <= at || !memory.has(requests[-awaited.first()]))
        )
          awaited.pop();
        const ahead = isFixed ? -1 : nextAt[at];
        if (idle.size() > 0 ? ahead === never : awaited.size() === 0 || ahead > -awaited.first())
          return;
        const farthest = requests[idle.size() > 0 ? idle.pop() : -awaited.pop()];
        memory.delete(farthest);
        dropped.push(farthest);
      }
      memory.add(key);
      readAt.set(key, at);
    }
    if (isFixed) return;
    if (nextAt[at] === never) idle.push(readAt.get(key));
    else awaited.push(-nextAt[at]);
  });
  return dropped;
}

/** A heap of numbers, the smallest first. */
function makeHeap() {
  const items = [];
  return {
    size: () => items.length,
    first: () => items[0],
    push(item) {
      let at = items.length;
      items.push(item);
      while (at > 0 && items[(at - 1) >> 1] > item) {
        items[at] = items[(at - 1) >> 1];
        at = (at - 1) >> 1;
      }
      items[at] = item;
    },
    pop() {
      const first = items[0];
      const item = items.pop();
      if (items.length === 0) return first;
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child + 1 < items.length && items[child + 1] < items[child]) child += 1;
        if (child >= items.length || items[child] >= item) break;
        items[at] = items[child];
        at = child;
      }
      items[at] = item;
      return first;
    },
  };
}
