def cache_report(capacity: int, lifetime: int, requests: list[tuple[int, str]]) -> tuple[int, list[str]]:
    # Dictionary order is order of use: the least recently used key comes first.
    loaded_at: dict[str, int] = {}
    hits = 0
    for time, key in requests:
        if key in loaded_at and time < loaded_at[key] + lifetime:
            hits += 1
            loaded_at[key] = loaded_at.pop(key)
            continue
        loaded_at = {name: start for name, start in loaded_at.items() if time < start + lifetime}
        if capacity == 0:
            continue
        if len(loaded_at) == capacity:
            del loaded_at[next(iter(loaded_at))]
        loaded_at[key] = time
    if not requests:
        return 0, []
    end = requests[-1][0]
    return hits, [name for name, start in loaded_at.items() if end < start + lifetime]
