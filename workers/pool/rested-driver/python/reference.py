import heapq
from collections import defaultdict
from math import inf


def fastest_drive(
    roads: list[tuple[int, int, int]], rest_stops: list[int], start: int, goal: int, limit: int, rest: int
) -> int | None:
    roads_from: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for begin, end, minutes in roads:
        roads_from[begin].append((end, minutes))
    stops = set(rest_stops)
    # Who comes later to a place is of use only when less tired than all who came before.
    least_driven: dict[int, float] = defaultdict(lambda: inf)
    waiting = [(0, 0, start)]
    while waiting:
        minute, driven, place = heapq.heappop(waiting)
        if place == goal:
            return minute
        if driven >= least_driven[place]:
            continue
        least_driven[place] = driven
        if place in stops and driven > 0:
            heapq.heappush(waiting, (minute + rest, 0, place))
        for end, minutes in roads_from[place]:
            if driven + minutes <= limit:
                heapq.heappush(waiting, (minute + minutes, driven + minutes, end))
    return None
