from collections import deque


def cache_report(capacity: int, lifetime: int, requests: list[tuple[int, str]]) -> tuple[int, list[str]]:
    entries: dict[str, tuple[int, int]] = {}  # key: time of loading, number of the latest use
    by_load: deque[tuple[int, str]] = deque()
    by_use: deque[tuple[int, str]] = deque()  # a use that was not the latest one is skipped when met
    hits = 0
    for number, (time, key) in enumerate(requests):
        if key in entries and time - entries[key][0] < lifetime:
            hits += 1
            entries[key] = (entries[key][0], number)
            by_use.append((number, key))
            continue
        drop_dead(entries, by_load, time - lifetime)
        if capacity == 0:
            continue
        while len(entries) >= capacity:
            used, oldest = by_use.popleft()
            if oldest in entries and entries[oldest][1] == used:
                del entries[oldest]
        entries[key] = (time, number)
        by_load.append((time, key))
        by_use.append((number, key))
    if requests:
        drop_dead(entries, by_load, requests[-1][0] - lifetime)
    return hits, sorted(entries, key=lambda name: entries[name][1])


def drop_dead(entries: dict[str, tuple[int, int]], by_load: deque[tuple[int, str]], latest: int) -> None:
    """Drops what was loaded at the time `latest` or before."""
    while by_load and by_load[0][0] <= latest:
        start, key = by_load.popleft()
        if key in entries and entries[key][0] == start:
            del entries[key]
