export function cashDue(prices, step) {
  const total = prices.reduce((sum, price) => sum + price, 0);
  const lower = Math.floor(total / step) * step;
  return 2 * (total - lower) <= step ? lower : lower + step;
}
