def apply_orders(stock: dict[str, int], orders: list[tuple[str, int]]) -> tuple[dict[str, int], list[int]]:
    left = dict(stock)
    refused = []
    for position, (article, quantity) in enumerate(orders):
        if quantity <= left.get(article, 0):
            left[article] = left.get(article, 0) - quantity
        else:
            refused.append(position)
    return {article: quantity for article, quantity in left.items() if quantity > 0}, refused
