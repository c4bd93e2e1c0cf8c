def midpoint(readings: list[float]) -> float | None:
    if not readings:
        return None
    return sum(reading / len(readings) for reading in readings)
