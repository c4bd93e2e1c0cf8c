def minutes_until(now: tuple[int, int], goal: tuple[int, int]) -> int:
    current = now[0] * 60 + now[1]
    wanted = goal[0] * 60 + goal[1]
    return (wanted - current) % 1440
