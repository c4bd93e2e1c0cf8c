import heapq
from math import inf


def dropped_keys(capacity: int, requests: list[str], pinned: list[str]) -> list[str]:
    next_at: list[float] = [inf] * len(requests)
    latest: dict[str, int] = {}
    for at in range(len(requests) - 1, -1, -1):
        next_at[at] = latest.get(requests[at], inf)
        latest[requests[at]] = at

    kept_for_good = set(pinned)
    # For each block in memory: when it was read and when it is requested next.
    memory: dict[str, tuple[int, float]] = {}
    # The block to give up comes first; entries that differ from the memory are out of date.
    heap: list[tuple[float, int, str]] = []
    dropped: list[str] = []
    for at, key in enumerate(requests):
        read_at = at
        if key in memory:
            read_at = memory[key][0]
        elif len(memory) >= capacity:
            while heap and memory.get(heap[0][2]) != (heap[0][1], -heap[0][0]):
                heapq.heappop(heap)
            if not heap:
                continue
            if key not in kept_for_good and next_at[at] >= -heap[0][0]:
                continue
            farthest = heapq.heappop(heap)[2]
            del memory[farthest]
            dropped.append(farthest)
        memory[key] = read_at, next_at[at]
        if key not in kept_for_good:
            heapq.heappush(heap, (-next_at[at], read_at, key))
    return dropped
