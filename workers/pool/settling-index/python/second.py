def settled_from(readings: list[float], target: float, tolerance: float) -> int | None:
    start = None
    for position, reading in enumerate(readings):
        if abs(reading - target) > tolerance:
            start = None
        elif start is None:
            start = position
    return start
