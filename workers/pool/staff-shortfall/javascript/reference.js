export function staffShortfall(shifts, demands) {
  const covering = ([start, end]) => start < end;
  const steps = new Map();
  const step = (minute, people) => steps.set(minute, (steps.get(minute) ?? 0) + people);
  for (const [start, end, people] of shifts.filter(covering)) {
    step(start, people);
    step(end, -people);
  }
  const opening = demands.filter(covering).sort((a, b) => a[0] - b[0]);
  for (const [start, end] of opening) {
    step(start, 0);
    step(end, 0);
  }

  const moments = [...steps.keys()].sort((a, b) => a - b);
  const open = new DemandHeap();
  let nextDemand = 0;
  let working = 0;
  let shortfall = 0;
  moments.slice(0, -1).forEach((moment, at) => {
    working += steps.get(moment);
    while (nextDemand < opening.length && opening[nextDemand][0] === moment) {
      open.push(opening[nextDemand]);
      nextDemand += 1;
    }
    while (open.top && open.top[1] <= moment) open.pop();
    const needed = open.top?.[2] ?? 0;
    shortfall += Math.max(0, needed - working) * (moments[at + 1] - moment);
  });
  return shortfall;
}

/** A binary heap with the largest demand on top. */
class DemandHeap {
  #items = [];

  get top() {
    return this.#items[0];
  }

  push(demand) {
    const items = this.#items;
    let at = items.push(demand) - 1;
    while (at > 0 && items[(at - 1) >> 1][2] < demand[2]) {
      items[at] = items[(at - 1) >> 1];
      at = (at - 1) >> 1;
    }
    items[at] = demand;
  }

  pop() {
    const items = this.#items;
    const moved = items.pop();
    if (items.length === 0) return;
    let at = 0;
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && items[child + 1][2] > items[child][2]) child += 1;
      if (items[child][2] <= moved[2]) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = moved;
  }
}
