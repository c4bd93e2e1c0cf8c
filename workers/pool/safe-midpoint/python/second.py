def midpoint(readings: list[float]) -> float | None:
    ordered = sorted(readings)
    return ordered[0] * 0.5 + ordered[-1] * 0.5 if ordered else None
