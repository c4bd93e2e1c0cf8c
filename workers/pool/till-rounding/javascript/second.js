export function cashDue(prices, step) {
  let total = 0;
  for (const price of prices) total += price;
  const over = ((total % step) + step) % step;
  if (over === 0) return total;
  const up = step - over;
  return up < over ? total + up : total - over;
}
