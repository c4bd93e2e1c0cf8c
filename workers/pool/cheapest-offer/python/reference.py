from fractions import Fraction


def cheapest_offer(offers: list[tuple[int, int]]) -> int | None:
    ranks = [
        (Fraction(price, pieces), -pieces, position)
        for position, (price, pieces) in enumerate(offers)
        if pieces > 0
    ]
    return min(ranks)[2] if ranks else None
