from collections import Counter


def apply_orders(stock: dict[str, int], orders: list[tuple[str, int]]) -> tuple[dict[str, int], list[int]]:
    left = Counter(stock)
    positions = {
        article: [position for position, order in enumerate(orders) if order[0] == article]
        for article, _ in orders
    }
    refused = []
    for article, own in positions.items():
        for position in own:
            quantity = orders[position][1]
            if quantity < 1 or quantity > left[article]:
                refused.append(position)
            else:
                left[article] -= quantity
    return dict(+left), sorted(refused)
