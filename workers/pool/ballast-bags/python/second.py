def least_ballast(bags: list[int], needed: int) -> tuple[int, int] | None:
    if needed == 0:
        return 0, 0
    best = None
    counts = {0: 0}
    for weight in bags:
        grown = dict(counts)
        for total, count in counts.items():
            heavier = total + weight
            if heavier >= needed:
                found = (heavier, count + 1)
                best = found if best is None else min(best, found)
            elif grown.get(heavier, count + 2) > count + 1:
                grown[heavier] = count + 1
        counts = grown
    return best
