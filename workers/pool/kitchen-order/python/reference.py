import heapq


def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    waiting_for: dict[str, int] = {}
    needed_by: dict[str, list[str]] = {}
    for step, listed in needs.items():
        needed = set(listed)
        waiting_for[step] = len(needed)
        for other in needed:
            needed_by.setdefault(other, []).append(step)
    for step in needed_by:
        waiting_for.setdefault(step, 0)
    ready = [step for step, count in waiting_for.items() if count == 0]
    heapq.heapify(ready)
    order = []
    while ready:
        done = heapq.heappop(ready)
        order.append(done)
        for step in needed_by.get(done, []):
            waiting_for[step] -= 1
            if waiting_for[step] == 0:
                heapq.heappush(ready, step)
    return order if len(order) == len(waiting_for) else None
