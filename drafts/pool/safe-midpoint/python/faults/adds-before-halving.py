def midpoint(readings: list[float]) -> float | None:
    if not readings:
        return None
    return (min(readings) + max(readings)) / 2
