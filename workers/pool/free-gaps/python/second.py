def free_gaps(window: tuple[int, int], busy: list[tuple[int, int]], shortest: int) -> list[tuple[int, int]]:
    opening, closing = window
    # Outside the window somebody is always busy.
    changes = [(opening, -1), (closing, 1)]
    for start, end in busy:
        if start < end:
            changes += [(start, 1), (end, -1)]
    changes.sort()
    gaps = []
    at_work = 1
    free_from = opening
    for time, change in changes:
        if at_work == 0 and time - free_from >= shortest:
            gaps.append((free_from, time))
        at_work += change
        free_from = time
    return gaps
