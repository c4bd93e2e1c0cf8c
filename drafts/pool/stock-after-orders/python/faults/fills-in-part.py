def apply_orders(stock: dict[str, int], orders: list[tuple[str, int]]) -> tuple[dict[str, int], list[int]]:
    left = dict(stock)
    refused = []
    for position, (article, quantity) in enumerate(orders):
        available = left.get(article, 0)
        if quantity < 1 or available == 0:
            refused.append(position)
            continue
        left[article] = max(0, available - quantity)
        if quantity > available:
            refused.append(position)
    return {article: quantity for article, quantity in left.items() if quantity > 0}, refused
