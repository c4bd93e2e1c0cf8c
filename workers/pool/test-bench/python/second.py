from bisect import insort
from math import inf


def bench_finishes(jobs: list[tuple[int, int, int]], resume: int) -> list[int]:
    # From the most urgent job down: each takes what time the jobs before it have left free.
    finishes = [0] * len(jobs)
    busy: list[tuple[float, float]] = [(inf, inf)]
    for job in sorted(range(len(jobs)), key=lambda job: (-jobs[job][2], jobs[job][0])):
        arrival, work, _ = jobs[job]
        free_from = arrival
        begun = False
        taken = []
        for start, end in busy:
            if end <= free_from:
                continue
            if start > free_from:
                need = work + (resume if begun else 0)
                if free_from + need <= start:
                    finishes[job] = free_from + need
                    taken.append((free_from, finishes[job]))
                    break
                taken.append((free_from, start))
                done = start - free_from - (resume if begun else 0)
                work -= max(0, done)
                begun = True
            free_from = end
        for piece in taken:
            insort(busy, piece)
    return finishes
