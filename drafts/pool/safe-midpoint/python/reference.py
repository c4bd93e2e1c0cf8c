def midpoint(readings: list[float]) -> float | None:
    if not readings:
        return None
    return min(readings) / 2 + max(readings) / 2
