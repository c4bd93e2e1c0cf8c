import heapq


def fair_split(amount: int, weights: list[int]) -> list[int] | None:
    total = sum(weights)
    if total == 0:
        return None
    sign = -1 if amount < 0 else 1
    cents = sign * amount
    shares = []
    # The largest remainder comes first, and among equal ones the earlier position.
    waiting = []
    for position, weight in enumerate(weights):
        share = cents * weight // total
        shares.append(share)
        heapq.heappush(waiting, (share * total - cents * weight, position))
    for _ in range(cents - sum(shares)):
        _, position = heapq.heappop(waiting)
        shares[position] += 1
    return [sign * share for share in shares]
