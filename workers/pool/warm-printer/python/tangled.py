def finish_minutes(jobs: list[tuple[int, int]], warm_up: int, stays_warm: int) -> list[int]:
    result = []
    t = 0
    first = True
    i = 0
    while i < len(jobs):
        job = jobs[i]
        if first:
            t = job[0]
            t = t + warm_up
            t = t + job[1]
            result.append(t)
            first = False
        else:
            if job[0] > t:
                gap = job[0] - t
                if gap > stays_warm:
                    t = job[0]
                    if warm_up > 0:
                        t = t + warm_up
                        t = t + job[1]
                        result.append(t)
                    else:
                        t = t + job[1]
                        result.append(t)
                else:
                    if gap == stays_warm:
                        t = job[0]
                        t = t + job[1]
                        result.append(t)
                    else:
                        t = job[0]
                        t = t + job[1]
                        result.append(t)
            else:
                if job[0] == t:
                    t = t + job[1]
                    result.append(t)
                else:
                    t = t + job[1]
                    result.append(t)
        i = i + 1
    return result
