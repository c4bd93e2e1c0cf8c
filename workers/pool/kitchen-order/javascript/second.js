export function prepOrder(needs) {
  const open = new Map();
  const neededBy = new Map();
  for (const [step, listed] of needs) {
    open.set(step, new Set(listed));
    for (const other of open.get(step)) {
      if (!neededBy.has(other)) neededBy.set(other, []);
      neededBy.get(other).push(step);
    }
  }
  for (const step of neededBy.keys()) {
    if (!open.has(step)) open.set(step, new Set());
  }

  // In falling order, so that the next step is the last one.
  const ready = [];
  const makeReady = (step) => {
    const key = Array.from(step, (character) => character.codePointAt(0));
    let low = 0;
    let high = ready.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(key, ready[middle].key)) low = middle + 1;
      else high = middle;
    }
    ready.splice(low, 0, { step, key });
  };

  for (const [step, needed] of open) {
    if (needed.size === 0) makeReady(step);
  }
  const order = [];
  while (ready.length > 0) {
    const { step: done } = ready.pop();
    order.push(done);
    for (const step of neededBy.get(done) ?? []) {
      const needed = open.get(step);
      needed.delete(done);
      if (needed.size === 0) makeReady(step);
    }
  }
  return order.length < open.size ? null : order;
}

function isBefore(left, right) {
  const at = left.findIndex((code, index) => code !== right[index]);
  if (at < 0) return left.length < right.length;
  return at < right.length && left[at] < right[at];
}
