def settled_from(readings: list[float], target: float, tolerance: float) -> int | None:
    start = len(readings)
    while start > 0 and abs(readings[start - 1] - target) <= tolerance:
        start -= 1
    return start if start < len(readings) else None
