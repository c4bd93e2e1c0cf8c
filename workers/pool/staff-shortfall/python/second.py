from bisect import bisect_left
from itertools import accumulate


def staff_shortfall(shifts: list[tuple[int, int, int]], demands: list[tuple[int, int, int]]) -> int:
    entries = [entry for entry in shifts + demands if entry[0] < entry[1]]
    borders = sorted({border for entry in entries for border in entry[:2]})
    steps = [0] * len(borders)
    for start, end, people in shifts:
        if start < end:
            steps[bisect_left(borders, start)] += people
            steps[bisect_left(borders, end)] -= people
    working = list(accumulate(steps))

    # Paints the largest demands first; `unpainted` leads from a stretch to the next one not yet painted.
    unpainted = list(range(len(borders) + 1))

    def next_unpainted(stretch: int) -> int:
        while unpainted[stretch] != stretch:
            unpainted[stretch] = unpainted[unpainted[stretch]]
            stretch = unpainted[stretch]
        return stretch

    shortfall = 0
    for start, end, people in sorted(demands, key=lambda demand: -demand[2]):
        if start >= end:
            continue
        last = bisect_left(borders, end)
        stretch = next_unpainted(bisect_left(borders, start))
        while stretch < last:
            length = borders[stretch + 1] - borders[stretch]
            shortfall += max(0, people - working[stretch]) * length
            unpainted[stretch] = stretch + 1
            stretch = next_unpainted(stretch)
    return shortfall
