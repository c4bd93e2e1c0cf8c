export function freeGaps(window, busy, shortest) {
  const [opening, closing] = window;
  const gaps = [];
  let freeFrom = opening;
  const addGapUntil = (time) => {
    const end = Math.min(time, closing);
    if (end - freeFrom >= shortest) gaps.push([freeFrom, end]);
  };

  const inOrder = busy.filter(([start, end]) => start < end).sort(([a], [b]) => a - b);
  for (const [start, end] of inOrder) {
    addGapUntil(start);
    freeFrom = Math.max(freeFrom, end);
  }
  addGapUntil(closing);
  return gaps;
}
