def cash_due(prices: list[int], step: int) -> int:
    # The whole part of total / step + 1/2, with exactly one half rounded down.
    total = sum(prices)
    return (2 * total + step - 1) // (2 * step) * step
