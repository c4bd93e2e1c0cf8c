def fair_split(amount: int, weights: list[int]) -> list[int] | None:
    total = sum(weights)
    if total == 0:
        return None
    parts = [divmod(abs(amount) * weight, total) for weight in weights]
    shares = [whole for whole, _ in parts]
    left_over = abs(amount) - sum(shares)
    # The sort is stable: equal remainders stay in order of position.
    by_remainder = sorted(range(len(parts)), key=lambda position: -parts[position][1])
    for position in by_remainder[:left_over]:
        shares[position] += 1
    return [-share for share in shares] if amount < 0 else shares
