export function cisternTotals(capacity, flows, days) {
  let level = 0;
  let spilled = 0;
  let lacking = 0;
  for (let day = 0; day < days; day += 1) {
    level += flows[day % flows.length];
    if (level > capacity) {
      spilled += level - capacity;
      level = capacity;
    } else if (level < 0) {
      lacking -= level;
      level = 0;
    }
  }
  return [level, spilled, lacking];
}
