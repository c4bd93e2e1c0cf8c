def midpoint(readings: list[float]) -> float | None:
    if not readings:
        return 0.0
    return min(readings) / 2 + max(readings) / 2
