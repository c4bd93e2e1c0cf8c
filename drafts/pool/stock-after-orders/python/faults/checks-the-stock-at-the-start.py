def apply_orders(stock: dict[str, int], orders: list[tuple[str, int]]) -> tuple[dict[str, int], list[int]]:
    left = dict(stock)
    refused = []
    for position, (article, quantity) in enumerate(orders):
        if 1 <= quantity <= stock.get(article, 0):
            left[article] -= quantity
        else:
            refused.append(position)
    return {article: quantity for article, quantity in left.items() if quantity > 0}, refused
