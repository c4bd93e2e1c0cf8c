export function leastBallast(bags, needed) {
  if (needed === 0) return [0, 0];
  let best = null;
  let counts = new Map([[0, 0]]);
  for (const weight of bags) {
    const grown = new Map(counts);
    for (const [total, count] of counts) {
      const heavier = total + weight;
      if (heavier >= needed) {
        if (best === null || heavier < best[0] || (heavier === best[0] && count + 1 < best[1])) {
          best = [heavier, count + 1];
        }
      } else if (!(grown.get(heavier) <= count + 1)) {
        grown.set(heavier, count + 1);
      }
    }
    counts = grown;
  }
  return best;
}
