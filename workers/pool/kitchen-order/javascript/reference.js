export function prepOrder(needs) {
  const steps = new Set([...needs.keys(), ...[...needs.values()].flat()]);
  const inOrder = [...steps].sort(compareByCodePoint);
  const rank = new Map(inOrder.map((step, at) => [step, at]));
  const waitingFor = inOrder.map(() => 0);
  const neededBy = inOrder.map(() => []);
  for (const [step, listed] of needs) {
    const needed = new Set(listed);
    waitingFor[rank.get(step)] = needed.size;
    for (const other of needed) neededBy[rank.get(other)].push(rank.get(step));
  }

  const ready = new MinHeap();
  for (const [step, count] of waitingFor.entries()) {
    if (count === 0) ready.push(step);
  }
  const order = [];
  while (ready.size > 0) {
    const done = ready.pop();
    order.push(inOrder[done]);
    for (const step of neededBy[done]) {
      waitingFor[step] -= 1;
      if (waitingFor[step] === 0) ready.push(step);
    }
  }
  return order.length === inOrder.length ? order : null;
}

/** The usual order of strings goes by UTF-16 units and puts some emoji before other characters. */
function compareByCodePoint(a, b) {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = a.codePointAt(at) - b.codePointAt(at);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

class MinHeap {
  #items = [];

  get size() {
    return this.#items.length;
  }

  push(item) {
    const items = this.#items;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent] <= item) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  pop() {
    const items = this.#items;
    const [smallest] = items;
    const last = items.pop();
    if (items.length === 0) return smallest;
    let at = 0;
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && items[child + 1] < items[child]) child += 1;
      if (last <= items[child]) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = last;
    return smallest;
  }
}
