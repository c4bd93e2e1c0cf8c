def dropped_keys(capacity: int, requests: list[str], pinned: list[str]) -> list[str]:
    def next_request(key: str, after: int) -> int:
        for at in range(after + 1, len(requests)):
            if requests[at] == key:
                return at
        return len(requests)

    memory: list[str] = []
    dropped = []
    for at, key in enumerate(requests):
        if key in memory:
            continue
        if len(memory) < capacity:
            memory.append(key)
            continue
        # The block just read comes first, then the others from the longest in memory on.
        candidates = [one for one in [key, *memory] if one not in pinned]
        if not candidates:
            continue
        farthest = max(candidates, key=lambda one: next_request(one, at))
        if farthest != key:
            memory.remove(farthest)
            memory.append(key)
            dropped.append(farthest)
    return dropped
