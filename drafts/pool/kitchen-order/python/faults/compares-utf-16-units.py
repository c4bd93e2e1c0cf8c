def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    waiting_for = {step: set(needed) for step, needed in needs.items()}
    for needed in needs.values():
        for step in needed:
            waiting_for.setdefault(step, set())
    order = []
    while waiting_for:
        ready = [step for step, needed in waiting_for.items() if not needed]
        if not ready:
            return None
        done = min(ready, key=lambda step: step.encode("utf-16-be"))
        order.append(done)
        del waiting_for[done]
        for needed in waiting_for.values():
            needed.discard(done)
    return order
