def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    steps = set(needs)
    for needed in needs.values():
        steps.update(needed)
    order: list[str] = []
    while len(order) < len(steps):
        ready = [
            step
            for step in steps
            if step not in order and all(needed in order for needed in needs.get(step, []))
        ]
        if not ready:
            return None
        first = min(ready)
        order.append(first)
    return order
