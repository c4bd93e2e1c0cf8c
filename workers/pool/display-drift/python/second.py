def display_drift(step: int, parts: int, count: int) -> int:
    # After `parts` ticks the meter stands at a whole unit again, so each remainder has a fixed number of ticks.
    whole, rest = divmod(count, parts)
    times = [0] * parts
    for tick in range(parts):
        times[tick * step % parts] += whole
    for tick in range(1, rest + 1):
        times[tick * step % parts] += 1
    half = (parts + 1) // 2
    too_little = sum(above * times[above] for above in range(half))
    too_much = sum((parts - above) * times[above] for above in range(half, parts))
    return too_much - too_little
