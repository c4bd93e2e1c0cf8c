export function leastBallast(bags, needed) {
  let best = null;
  const choose = (at, total, count) => {
    if (at < bags.length) {
      choose(at + 1, total, count);
      choose(at + 1, total + bags[at], count + 1);
    } else if (total >= needed && (best === null || total < best[0] || (total === best[0] && count < best[1]))) {
      best = [total, count];
    }
  };
  choose(0, 0, 0);
  return best;
}
