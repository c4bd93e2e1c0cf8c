import heapq
from collections import defaultdict


def drive_from(place: int, roads_from: dict[int, list[tuple[int, int]]], limit: int) -> dict[int, int]:
    """Least minutes to all places that can be reached without a rest."""
    reached: dict[int, int] = {}
    waiting = [(0, place)]
    while waiting:
        driven, here = heapq.heappop(waiting)
        if here in reached or driven > limit:
            continue
        reached[here] = driven
        for end, minutes in roads_from.get(here, []):
            heapq.heappush(waiting, (driven + minutes, end))
    return reached


def fastest_drive(
    roads: list[tuple[int, int, int]], rest_stops: list[int], start: int, goal: int, limit: int, rest: int
) -> int | None:
    roads_from = defaultdict(list)
    for begin, end, minutes in roads:
        roads_from[begin].append((end, minutes))
    # From the start and from each rest stop a rested driver goes straight on to the next one.
    rested_at: dict[int, int] = {}
    waiting = [(0, start)]
    best = None
    while waiting:
        minute, place = heapq.heappop(waiting)
        if place in rested_at:
            continue
        rested_at[place] = minute
        reached = drive_from(place, roads_from, limit)
        if goal in reached and (best is None or minute + reached[goal] < best):
            best = minute + reached[goal]
        for stop in rest_stops:
            if stop in reached:
                heapq.heappush(waiting, (minute + reached[stop] + rest, stop))
    return best
