from graphlib import CycleError, TopologicalSorter


def ready_minute(minutes: dict[str, int], needs: dict[str, list[str]], goal: str, tick: int) -> int | None:
    wanted: dict[str, list[str]] = {}
    waiting = [goal]
    while waiting:
        step = waiting.pop()
        if step not in wanted:
            wanted[step] = needs.get(step, [])
            waiting += wanted[step]
    finished: dict[str, int] = {}
    try:
        for step in TopologicalSorter(wanted).static_order():
            possible = max((finished[needed] for needed in wanted[step]), default=0)
            start = -(-possible // tick) * tick
            finished[step] = start + minutes.get(step, 0)
    except CycleError:
        return None
    return finished[goal]
