def cash_due(prices: list[int], step: int) -> int:
    total = 0
    for i in range(len(prices)):
        total = total + prices[i]
    if total >= 0:
        k = total // step
        a = k * step
        b = (k + 1) * step
        da = total - a
        db = b - total
        if da < db:
            return a
        else:
            if da == db:
                return a
            else:
                return b
    else:
        k = (-total) // step
        a = k * step
        b = (k + 1) * step
        da = (-total) - a
        db = b - (-total)
        if da < db:
            return -a
        else:
            if da == db:
                return -b
            else:
                return -b
