def free_gaps(window: tuple[int, int], busy: list[tuple[int, int]], shortest: int) -> list[tuple[int, int]]:
    free_from, closing = window
    gaps = []
    for start, end in sorted(pair for pair in busy if pair[0] < pair[1]):
        if start - free_from >= shortest:
            gaps.append((free_from, start))
        free_from = max(free_from, end)
    if closing - free_from >= shortest:
        gaps.append((free_from, closing))
    return gaps
