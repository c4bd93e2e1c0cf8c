def cash_due(prices: list[int], step: int) -> int:
    total = sum(prices)
    over = total % step
    lower = total - over
    return lower if 2 * over <= step else lower + step
