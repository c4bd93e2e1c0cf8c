export function readyMinute(minutes, needs, goal, tick) {
  const finished = new Map();
  const inWork = new Set();

  /** The minute in which a step is finished, or null when it is never finished. */
  function finish(step) {
    if (finished.has(step)) return finished.get(step);
    if (inWork.has(step)) return null;
    inWork.add(step);
    let possible = 0;
    for (const needed of needs.get(step) ?? []) {
      const minute = finish(needed);
      if (minute === null) return null;
      possible = Math.max(possible, minute);
    }
    const start = Math.ceil(possible / tick) * tick;
    finished.set(step, start + (minutes.get(step) ?? 0));
    return finished.get(step);
  }

  return finish(goal);
}
