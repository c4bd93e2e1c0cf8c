def least_ballast(bags: list[int], needed: int) -> tuple[int, int] | None:
    best = None

    def choose(at: int, total: int, count: int) -> None:
        nonlocal best
        if at == len(bags):
            if total >= needed and (best is None or (total, count) < best):
                best = (total, count)
            return
        choose(at + 1, total, count)
        choose(at + 1, total + bags[at], count + 1)

    choose(0, 0, 0)
    return best
