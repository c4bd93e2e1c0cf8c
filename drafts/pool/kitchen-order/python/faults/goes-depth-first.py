def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    steps = set(needs)
    for needed in needs.values():
        steps.update(needed)
    order = []
    open_steps = set()

    def take(step: str) -> bool:
        if step in order:
            return True
        if step in open_steps:
            return False
        open_steps.add(step)
        if not all(take(needed) for needed in sorted(needs.get(step, []))):
            return False
        order.append(step)
        return True

    return order if all(take(step) for step in sorted(steps)) else None
