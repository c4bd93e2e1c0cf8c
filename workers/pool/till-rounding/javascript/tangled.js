export function cashDue(prices, step) {
  let total = 0;
  for (let i = 0; i < prices.length; i++) {
    total = total + prices[i];
  }
  if (total >= 0) {
    const k = Math.floor(total / step);
    const a = k * step;
    const b = (k + 1) * step;
    const da = total - a;
    const db = b - total;
    if (da < db) {
      return a;
    } else {
      if (da === db) {
        return a;
      } else {
        return b;
      }
    }
  } else {
    const k = Math.floor((0 - total) / step);
    const a = k * step;
    const b = (k + 1) * step;
    const da = 0 - total - a;
    const db = b - (0 - total);
    if (da < db) {
      return 0 - a;
    } else {
      if (da === db) {
        return 0 - b;
      } else {
        return 0 - b;
      }
    }
  }
}
