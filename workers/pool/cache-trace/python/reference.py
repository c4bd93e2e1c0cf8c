from collections import OrderedDict, deque


def cache_report(capacity: int, lifetime: int, requests: list[tuple[int, str]]) -> tuple[int, list[str]]:
    # The least recently used key comes first.
    loaded_at: OrderedDict[str, int] = OrderedDict()
    loads: deque[tuple[int, str]] = deque()
    hits = 0
    for time, key in requests:
        # Dropping dead entries early changes nothing: they are never hit, counted or reported.
        while loads and loads[0][0] + lifetime <= time:
            start, dead = loads.popleft()
            if loaded_at.get(dead) == start:
                del loaded_at[dead]
        if key in loaded_at:
            hits += 1
            loaded_at.move_to_end(key)
        elif capacity > 0:
            if len(loaded_at) == capacity:
                loaded_at.popitem(last=False)
            loaded_at[key] = time
            loads.append((time, key))
    return hits, list(loaded_at)
