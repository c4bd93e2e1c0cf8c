def minutes_until(now: tuple[int, int], goal: tuple[int, int]) -> int:
    hours = (goal[0] - now[0]) % 24
    minutes = (goal[1] - now[1]) % 60
    return hours * 60 + minutes or 1440
