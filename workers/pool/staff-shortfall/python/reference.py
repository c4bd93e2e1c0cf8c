import heapq


def staff_shortfall(shifts: list[tuple[int, int, int]], demands: list[tuple[int, int, int]]) -> int:
    changes = []
    for start, end, people in shifts:
        if start < end:
            changes += [(start, people), (end, -people)]
    opening = sorted(demand for demand in demands if demand[0] < demand[1])
    moments = sorted({moment for moment, _ in changes} | {moment for demand in opening for moment in demand[:2]})
    changes.sort()

    working = next_change = next_demand = shortfall = 0
    open_demands = []
    for moment, following in zip(moments, moments[1:]):
        while next_change < len(changes) and changes[next_change][0] == moment:
            working += changes[next_change][1]
            next_change += 1
        while next_demand < len(opening) and opening[next_demand][0] == moment:
            _, end, people = opening[next_demand]
            heapq.heappush(open_demands, (-people, end))
            next_demand += 1
        while open_demands and open_demands[0][1] <= moment:
            heapq.heappop(open_demands)
        if open_demands:
            needed = -open_demands[0][0]
            shortfall += max(0, needed - working) * (following - moment)
    return shortfall
