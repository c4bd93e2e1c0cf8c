import heapq


def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    missing = {step: len(needed) for step, needed in needs.items()}
    for needed in needs.values():
        for step in needed:
            missing.setdefault(step, 0)
    ready = [step for step, count in missing.items() if count == 0]
    heapq.heapify(ready)
    order = []
    while ready:
        done = heapq.heappop(ready)
        order.append(done)
        for step, needed in needs.items():
            if done in needed:
                missing[step] -= 1
                if missing[step] == 0:
                    heapq.heappush(ready, step)
    return order if len(order) == len(missing) else None
