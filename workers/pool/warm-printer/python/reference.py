def finish_minutes(jobs: list[tuple[int, int]], warm_up: int, stays_warm: int) -> list[int]:
    finished: list[int] = []
    for arrival, length in jobs:
        if finished and arrival - finished[-1] <= stays_warm:
            begins = max(arrival, finished[-1])
        else:
            begins = arrival + warm_up
        finished.append(begins + length)
    return finished
