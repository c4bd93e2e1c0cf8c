def fastest_drive(
    roads: list[tuple[int, int, int]], rest_stops: list[int], start: int, goal: int, limit: int, rest: int
) -> int | None:
    def drive(place: int, driven: int, passed: frozenset[int], rested: frozenset[int]) -> int | None:
        if place == goal:
            return 0
        times = []
        for begin, end, minutes in roads:
            if begin == place and end not in passed and driven + minutes <= limit:
                left = drive(end, driven + minutes, passed | {end}, rested)
                if left is not None:
                    times.append(minutes + left)
        if place in rest_stops and place not in rested and driven > 0:
            left = drive(place, 0, frozenset({place}), rested | {place})
            if left is not None:
                times.append(rest + left)
        return min(times, default=None)

    return drive(start, 0, frozenset({start}), frozenset())
