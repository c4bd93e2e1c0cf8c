def fair_split(amount: int, weights: list[int]) -> list[int] | None:
    total = sum(weights)
    if total == 0:
        return None
    parts = [divmod(amount * weight, total) for weight in weights]
    shares = [whole for whole, _ in parts]
    left_over = amount - sum(shares)
    by_remainder = sorted(range(len(parts)), key=lambda position: -parts[position][1])
    for position in by_remainder[:left_over]:
        shares[position] += 1
    return shares
