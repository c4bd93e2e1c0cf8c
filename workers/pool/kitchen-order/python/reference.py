import heapq


def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    waiting_for = {step: set(needed) for step, needed in needs.items()}
    for needed in needs.values():
        for step in needed:
            waiting_for.setdefault(step, set())
    ready = [step for step, needed in waiting_for.items() if not needed]
    heapq.heapify(ready)
    order = []
    while ready:
        done = heapq.heappop(ready)
        order.append(done)
        for step, needed in waiting_for.items():
            if done in needed:
                needed.remove(done)
                if not needed:
                    heapq.heappush(ready, step)
    return order if len(order) == len(waiting_for) else None
