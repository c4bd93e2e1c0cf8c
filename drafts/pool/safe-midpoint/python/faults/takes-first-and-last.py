def midpoint(readings: list[float]) -> float | None:
    if not readings:
        return None
    return readings[0] / 2 + readings[-1] / 2
