def fair_split(amount: int, weights: list[int]) -> list[int] | None:
    total = sum(weights)
    if total == 0:
        return None
    shares = [abs(amount) * weight // total for weight in weights]
    for position in range(abs(amount) - sum(shares)):
        shares[position] += 1
    return [-share for share in shares] if amount < 0 else shares
