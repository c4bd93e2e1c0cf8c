def apply_orders(stock: dict[str, int], orders: list[tuple[str, int]]) -> tuple[dict[str, int], list[int]]:
    left = dict(stock)
    refused = []
    for position, (article, quantity) in enumerate(orders):
        if 1 <= quantity <= left.get(article, 0):
            left[article] -= quantity
            if left[article] == 0:
                del left[article]
        else:
            refused.append(position)
    return left, refused
