def display_drift(step: int, parts: int, count: int) -> int:
    drift = 0
    reading = 0
    for _ in range(count):
        reading += step
        units = (2 * reading + parts) // (2 * parts)
        drift += units * parts - reading
    return drift
