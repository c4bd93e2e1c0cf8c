from collections.abc import Iterator
from math import ceil
from fractions import Fraction


def owed_each_month(debt: int, payment: int, rate: int) -> Iterator[int]:
    factor = 1 + Fraction(rate, 10000)
    owed = ceil(debt * factor)
    if debt > 0 and owed - debt >= payment:
        raise ValueError("never paid off")
    while owed > 0:
        yield owed
        left = owed - payment
        owed = ceil(left * factor) if left >= 100 else 0


def list_instalments(debt: int, payment: int, rate: int) -> list[int]:
    owed = list(owed_each_month(debt, payment, rate))
    return [payment] * (len(owed) - 1) + owed[-1:]
