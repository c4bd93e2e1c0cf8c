def bench_finishes(jobs: list[tuple[int, int, int]], resume: int) -> list[int]:
    work = [length for _, length, _ in jobs]
    setting_up = [0] * len(jobs)
    finishes: dict[int, int] = {}
    before = None
    minute = 0
    while len(finishes) < len(jobs):
        open_jobs = [job for job in range(len(jobs)) if jobs[job][0] <= minute and job not in finishes]
        minute += 1
        if not open_jobs:
            continue
        job = min(open_jobs, key=lambda one: (-jobs[one][2], jobs[one][0], one))
        if before is not None and before != job:
            setting_up[before] = resume
        before = job
        if setting_up[job] > 0:
            setting_up[job] -= 1
            continue
        work[job] -= 1
        if work[job] == 0:
            finishes[job] = minute
            before = None
    return [finishes[job] for job in range(len(jobs))]
