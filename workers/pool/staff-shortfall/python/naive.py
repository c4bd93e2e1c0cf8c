def staff_shortfall(shifts: list[tuple[int, int, int]], demands: list[tuple[int, int, int]]) -> int:
    shortfall = 0
    first = min((start for start, _, _ in demands), default=0)
    last = max((end for _, end, _ in demands), default=0)
    for minute in range(first, last):
        needed = max((people for start, end, people in demands if start <= minute < end), default=0)
        working = sum(people for start, end, people in shifts if start <= minute < end)
        shortfall += max(0, needed - working)
    return shortfall
