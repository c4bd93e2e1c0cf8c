export function applyOrders(stock, orders) {
  const left = new Map([...stock].filter(([, quantity]) => quantity !== 0));

  /** Takes the quantity out if the store has it, and tells whether it had. */
  function fill([article, quantity]) {
    if (quantity < 1 || !left.has(article)) return false;
    const rest = left.get(article) - quantity;
    if (rest < 0) return false;
    if (rest === 0) left.delete(article);
    else left.set(article, rest);
    return true;
  }

  const filled = orders.map(fill);
  const refused = [...filled.keys()].filter((position) => !filled[position]);
  return [left, refused];
}
