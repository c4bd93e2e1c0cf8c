export function readyMinute(minutes, needs, goal, tick) {
  function finish(step, path) {
    if (path.includes(step)) return null;
    let start = 0;
    for (const needed of needs.get(step) ?? []) {
      const finished = finish(needed, [...path, step]);
      if (finished === null) return null;
      start = Math.max(start, Math.ceil(finished / tick) * tick);
    }
    return start + (minutes.get(step) ?? 0);
  }
  return finish(goal, []);
}
