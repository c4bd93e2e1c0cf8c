def cistern_totals(capacity: int, flows: list[int], days: int) -> tuple[int, int, int]:
    level = spilled = lacking = 0

    def live(flow: int) -> None:
        nonlocal level, spilled, lacking
        wanted = level + flow
        level = min(max(wanted, 0), capacity)
        spilled += max(wanted - capacity, 0)
        lacking += max(-wanted, 0)

    seasons, odd_days = divmod(days, len(flows))
    # For each level at the start of a season: seasons left, litres spilled and lacking by then.
    seen: dict[int, tuple[int, int, int]] = {}
    while seasons > 0:
        if level in seen:
            seasons_then, spilled_then, lacking_then = seen[level]
            rounds, seasons = divmod(seasons, seasons_then - seasons)
            spilled += rounds * (spilled - spilled_then)
            lacking += rounds * (lacking - lacking_then)
            seen.clear()
            continue
        seen[level] = seasons, spilled, lacking
        for flow in flows:
            live(flow)
        seasons -= 1
    for flow in flows[:odd_days]:
        live(flow)
    return level, spilled, lacking
