export function applyOrders(stock, orders) {
  const left = new Map(stock);
  const refused = [];
  for (const [position, [article, quantity]] of orders.entries()) {
    const inStore = left.get(article) ?? 0;
    if (quantity >= 1 && quantity <= inStore) left.set(article, inStore - quantity);
    else refused.push(position);
  }
  return [new Map([...left].filter(([, quantity]) => quantity > 0)), refused];
}
