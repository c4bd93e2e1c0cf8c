export function staffShortfall(shifts, demands) {
  const first = demands.reduce((least, [start]) => Math.min(least, start), Infinity);
  const last = demands.reduce((most, [, end]) => Math.max(most, end), -Infinity);
  let shortfall = 0;
  for (let minute = first; minute < last; minute += 1) {
    const covers = ([start, end]) => start <= minute && minute < end;
    const needed = demands.filter(covers).reduce((most, [, , people]) => Math.max(most, people), 0);
    const working = shifts.filter(covers).reduce((sum, [, , people]) => sum + people, 0);
    shortfall += Math.max(0, needed - working);
  }
  return shortfall;
}
