def fair_split(amount: int, weights: list[int]) -> list[int] | None:
    total = sum(weights)
    if total == 0:
        return None
    exact = [abs(amount) * (weight / total) for weight in weights]
    shares = [int(share) for share in exact]
    left_over = abs(amount) - sum(shares)
    by_remainder = sorted(range(len(exact)), key=lambda position: shares[position] - exact[position])
    for position in by_remainder[:left_over]:
        shares[position] += 1
    return [-share for share in shares] if amount < 0 else shares
