def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    waiting_for = {
        step: {other for other in needed if other in needs} for step, needed in needs.items()
    }
    order = []
    while waiting_for:
        ready = [step for step, needed in waiting_for.items() if not needed]
        if not ready:
            return None
        done = min(ready)
        order.append(done)
        del waiting_for[done]
        for needed in waiting_for.values():
            needed.discard(done)
    return order
