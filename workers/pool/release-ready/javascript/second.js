export function readyMinute(minutes, needs, goal, tick) {
  // Steps that goal needs, counting for each how many of its needs are still open.
  const open = new Map();
  const neededBy = new Map();
  const found = [goal];
  for (const step of found) {
    if (open.has(step)) continue;
    const needed = new Set(needs.get(step));
    open.set(step, needed.size);
    for (const other of needed) {
      if (!neededBy.has(other)) neededBy.set(other, []);
      neededBy.get(other).push(step);
      found.push(other);
    }
  }
  const start = new Map();
  const ready = [...open.keys()].filter((step) => open.get(step) === 0);
  for (const step of ready) {
    const finished = (start.get(step) ?? 0) + (minutes.get(step) ?? 0);
    if (step === goal) return finished;
    const nextLook = finished + ((tick - (finished % tick)) % tick);
    for (const other of neededBy.get(step)) {
      start.set(other, Math.max(start.get(other) ?? 0, nextLook));
      open.set(other, open.get(other) - 1);
      if (open.get(other) === 0) ready.push(other);
    }
  }
  return null;
}
