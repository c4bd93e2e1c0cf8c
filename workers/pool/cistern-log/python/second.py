Totals = tuple[int, int, int]


def day(start: Totals, flow: int, capacity: int) -> Totals:
    level, spilled, lacking = start
    wanted = level + flow
    if wanted > capacity:
        return capacity, spilled + wanted - capacity, lacking
    if wanted < 0:
        return 0, spilled, lacking - wanted
    return wanted, spilled, lacking


def cistern_totals(capacity: int, flows: list[int], days: int) -> tuple[int, int, int]:
    # What 1, 2, 4, 8 … seasons make of every level a cistern can have.
    table = [(level, 0, 0) for level in range(capacity + 1)]
    for flow in flows:
        table = [day(totals, flow, capacity) for totals in table]
    level = spilled = lacking = 0
    seasons = days // len(flows)
    while seasons > 0:
        if seasons % 2 == 1:
            level, more, less = table[level]
            spilled += more
            lacking += less
        table = [(table[to][0], s + table[to][1], m + table[to][2]) for to, s, m in table]
        seasons //= 2
    totals = level, spilled, lacking
    for flow in flows[: days % len(flows)]:
        totals = day(totals, flow, capacity)
    return totals
