def settled_from(readings: list[float], target: float, tolerance: float) -> int | None:
    for position, reading in enumerate(readings):
        if abs(reading - target) <= tolerance:
            return position
    return None
