export function freeGaps(window, busy, shortest) {
  let [time, closing] = window;
  const gaps = [];
  while (time < closing) {
    const covering = busy.filter(([start, end]) => start <= time && time < end);
    if (covering.length > 0) {
      time = Math.max(...covering.map(([, end]) => end));
      continue;
    }
    let nextStart = closing;
    for (const [start, end] of busy) {
      if (time < start && start < end) nextStart = Math.min(nextStart, start);
    }
    if (nextStart - time >= shortest) gaps.push([time, nextStart]);
    time = nextStart;
  }
  return gaps;
}
