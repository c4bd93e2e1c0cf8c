from math import gcd


def display_drift(step: int, parts: int, count: int) -> int:
    ticks_in_a_round = parts // gcd(step, parts)
    rounds, rest = divmod(count, ticks_in_a_round)
    errors = [rounding_error(tick * step % parts, parts) for tick in range(1, ticks_in_a_round + 1)]
    return rounds * sum(errors) + sum(errors[:rest])


def rounding_error(above: int, parts: int) -> int:
    return -above if 2 * above < parts else parts - above
