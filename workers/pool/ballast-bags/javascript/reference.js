export function leastBallast(bags, needed) {
  const limit = needed + Math.max(0, ...bags);
  const fewest = new Array(limit + 1).fill(Infinity);
  fewest[0] = 0;
  for (const weight of bags) {
    for (let total = limit; total >= weight; total -= 1) {
      fewest[total] = Math.min(fewest[total], fewest[total - weight] + 1);
    }
  }
  for (let total = needed; total <= limit; total += 1) {
    if (fewest[total] < Infinity) return [total, fewest[total]];
  }
  return null;
}
