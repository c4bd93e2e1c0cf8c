def minutes_until(now: tuple[int, int], goal: tuple[int, int]) -> int:
    hours = goal[0] - now[0]
    minutes = goal[1] - now[1]
    if minutes < 0:
        minutes += 60
        hours -= 1
    if hours < 0:
        hours += 24
    if hours == 0 and minutes == 0:
        return 1440
    return hours * 60 + minutes
