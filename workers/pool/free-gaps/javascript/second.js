export function freeGaps(window, busy, shortest) {
  // Outside the window somebody is always busy.
  const changes = new Map();
  const change = (time, by) => changes.set(time, (changes.get(time) ?? 0) + by);
  change(window[0], -1);
  change(window[1], 1);
  for (const [start, end] of busy) {
    if (start >= end) continue;
    change(start, 1);
    change(end, -1);
  }

  const gaps = [];
  let atWork = 1;
  let freeFrom = null;
  for (const [time, by] of [...changes].sort((a, b) => a[0] - b[0])) {
    atWork += by;
    if (atWork === 0) {
      freeFrom ??= time;
    } else if (freeFrom !== null) {
      if (time - freeFrom >= shortest) gaps.push([freeFrom, time]);
      freeFrom = null;
    }
  }
  return gaps;
}
