def cistern_totals(capacity: int, flows: list[int], days: int) -> tuple[int, int, int]:
    level = spilled = lacking = 0
    for day in range(days):
        level += flows[day % len(flows)]
        if level > capacity:
            spilled += level - capacity
            level = capacity
        elif level < 0:
            lacking -= level
            level = 0
    return level, spilled, lacking
