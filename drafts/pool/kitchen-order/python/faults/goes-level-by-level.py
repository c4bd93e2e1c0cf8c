def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    waiting_for = {step: set(needed) for step, needed in needs.items()}
    for needed in needs.values():
        for step in needed:
            waiting_for.setdefault(step, set())
    order = []
    while waiting_for:
        level = sorted(step for step, needed in waiting_for.items() if not needed)
        if not level:
            return None
        order.extend(level)
        for step in level:
            del waiting_for[step]
        for needed in waiting_for.values():
            needed.difference_update(level)
    return order
