def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    steps = set(needs)
    for needed in needs.values():
        steps.update(needed)
    order: list[str] = []
    taken: set[str] = set()
    while len(order) < len(steps):
        ready = [
            step
            for step in steps
            if step not in taken and all(needed in taken for needed in needs.get(step, []))
        ]
        if not ready:
            return None
        first = min(ready)
        order.append(first)
        taken.add(first)
    return order
