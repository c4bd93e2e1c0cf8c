export function cisternTotals(capacity, flows, days) {
  let level = 0;
  let spilled = 0;
  let lacking = 0;

  function live(flow) {
    level += flow;
    if (level > capacity) {
      spilled += level - capacity;
      level = capacity;
    } else if (level < 0) {
      lacking -= level;
      level = 0;
    }
  }

  let seasons = Math.floor(days / flows.length);
  // For each level at the start of a season: seasons left, litres spilled and lacking by then.
  const seen = new Map();
  while (seasons > 0) {
    const then = seen.get(level);
    if (then) {
      const length = then.seasons - seasons;
      const rounds = Math.floor(seasons / length);
      spilled += rounds * (spilled - then.spilled);
      lacking += rounds * (lacking - then.lacking);
      seasons %= length;
      seen.clear();
      continue;
    }
    seen.set(level, { seasons, spilled, lacking });
    flows.forEach(live);
    seasons -= 1;
  }
  flows.slice(0, days % flows.length).forEach(live);
  return [level, spilled, lacking];
}
