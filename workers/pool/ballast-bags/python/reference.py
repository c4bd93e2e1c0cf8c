def least_ballast(bags: list[int], needed: int) -> tuple[int, int] | None:
    limit = needed + max(bags, default=0)
    fewest = [0] + [None] * limit
    for weight in bags:
        for total in range(limit, weight - 1, -1):
            before = fewest[total - weight]
            if before is not None and (fewest[total] is None or before + 1 < fewest[total]):
                fewest[total] = before + 1
    for total in range(needed, limit + 1):
        if fewest[total] is not None:
            return total, fewest[total]
    return None
