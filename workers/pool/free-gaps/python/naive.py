def free_gaps(window: tuple[int, int], busy: list[tuple[int, int]], shortest: int) -> list[tuple[int, int]]:
    time, closing = window
    gaps = []
    while time < closing:
        blocked_until = time
        next_start = closing
        for start, end in busy:
            if start <= time < end:
                blocked_until = max(blocked_until, end)
            elif time < start < end:
                next_start = min(next_start, start)
        if blocked_until > time:
            time = blocked_until
            continue
        if next_start - time >= shortest:
            gaps.append((time, next_start))
        time = next_start
    return gaps
