from bisect import bisect_left, insort
from collections import defaultdict, deque


def dropped_keys(capacity: int, requests: list[str], pinned: list[str]) -> list[str]:
    count = len(requests)
    uses: dict[str, deque[int]] = defaultdict(deque)
    for at, key in enumerate(requests):
        uses[key].append(at)
    fixed = set(pinned)
    in_memory: set[str] = set()
    # Sorted from the first to give up to the last: farthest use, then longest in memory.
    order: list[tuple[int, int, str]] = []
    place: dict[str, tuple[int, int, str]] = {}
    dropped = []

    def remove(key: str) -> int:
        entry = place.pop(key)
        del order[bisect_left(order, entry)]
        return entry[1]

    for at, key in enumerate(requests):
        uses[key].popleft()
        ahead = uses[key][0] if uses[key] else count
        read_at = at
        if key in in_memory:
            if key in fixed:
                continue
            read_at = remove(key)
        elif len(in_memory) >= capacity:
            if not order:
                continue
            if key not in fixed and -order[0][0] <= ahead:
                continue
            farthest = order[0][2]
            remove(farthest)
            in_memory.remove(farthest)
            dropped.append(farthest)
        in_memory.add(key)
        if key not in fixed:
            place[key] = (-ahead, read_at, key)
            insort(order, place[key])
    return dropped
