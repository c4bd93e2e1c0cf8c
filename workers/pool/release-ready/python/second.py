IN_WORK = -1


def ready_minute(minutes: dict[str, int], needs: dict[str, list[str]], goal: str, tick: int) -> int | None:
    # Depth first with a stack of its own; a step met while it is in work closes a circle.
    finished: dict[str, int] = {}
    stack = [(goal, False)]
    while stack:
        step, needs_are_done = stack.pop()
        if needs_are_done:
            start = max((finished[needed] for needed in needs.get(step, [])), default=0)
            finished[step] = start + (-start) % tick + minutes.get(step, 0)
            continue
        if step in finished:
            if finished[step] == IN_WORK:
                return None
            continue
        finished[step] = IN_WORK
        stack.append((step, True))
        stack += [(needed, False) for needed in needs.get(step, []) if finished.get(needed, IN_WORK) == IN_WORK]
    return finished[goal]
