def ready_minute(minutes: dict[str, int], needs: dict[str, list[str]], goal: str, tick: int) -> int | None:
    def finish(step: str, path: frozenset[str]) -> int | None:
        if step in path:
            return None
        start = 0
        for needed in needs.get(step, []):
            finished = finish(needed, path | {step})
            if finished is None:
                return None
            start = max(start, -(-finished // tick) * tick)
        return start + minutes.get(step, 0)

    return finish(goal, frozenset())
