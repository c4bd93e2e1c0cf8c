import heapq
from math import inf


def bench_finishes(jobs: list[tuple[int, int, int]], resume: int) -> list[int]:
    arriving = sorted(range(len(jobs)), key=lambda job: jobs[job][0])
    work = [length for _, length, _ in jobs]
    setting_up = [0] * len(jobs)
    finishes = [0] * len(jobs)
    open_jobs: list[tuple[int, int, int]] = []
    admitted = now = 0
    current = None
    while open_jobs or admitted < len(jobs):
        if not open_jobs:
            now = max(now, jobs[arriving[admitted]][0])
        while admitted < len(jobs) and jobs[arriving[admitted]][0] <= now:
            arrival, _, urgency = jobs[arriving[admitted]]
            heapq.heappush(open_jobs, (-urgency, arrival, arriving[admitted]))
            admitted += 1

        job = open_jobs[0][2]
        if current is not None and job != current:
            setting_up[current] = resume
        next_arrival = jobs[arriving[admitted]][0] if admitted < len(jobs) else inf
        finish = now + setting_up[job] + work[job]
        if finish <= next_arrival:
            finishes[job] = now = finish
            heapq.heappop(open_jobs)
            current = None
        else:
            passed = next_arrival - now
            work[job] -= max(0, passed - setting_up[job])
            setting_up[job] = max(0, setting_up[job] - passed)
            now = next_arrival
            current = job
    return finishes
