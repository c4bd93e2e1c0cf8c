def bench_finishes(jobs: list[tuple[int, int, int]], resume: int) -> list[int]:
    n = len(jobs)
    rest = []
    prep = []
    fin = []
    for i in range(n):
        rest.append(jobs[i][1])
        prep.append(0)
        fin.append(-1)
    t = 0
    on = -1
    left = n
    while left > 0:
        best = -1
        for i in range(n):
            if fin[i] == -1:
                if jobs[i][0] <= t:
                    if best == -1:
                        best = i
                    else:
                        if jobs[i][2] > jobs[best][2]:
                            best = i
                        else:
                            if jobs[i][2] == jobs[best][2]:
                                if jobs[i][0] < jobs[best][0]:
                                    best = i
        nxt = -1
        for i in range(n):
            if fin[i] == -1:
                if jobs[i][0] > t:
                    if nxt == -1:
                        nxt = jobs[i][0]
                    else:
                        if jobs[i][0] < nxt:
                            nxt = jobs[i][0]
        if best == -1:
            t = nxt
        else:
            if on != -1:
                if on != best:
                    prep[on] = resume
                    on = best
            else:
                on = best
            if nxt == -1:
                t = t + prep[best]
                t = t + rest[best]
                fin[best] = t
                left = left - 1
                on = -1
            else:
                if t + prep[best] + rest[best] <= nxt:
                    t = t + prep[best]
                    t = t + rest[best]
                    fin[best] = t
                    left = left - 1
                    on = -1
                else:
                    d = nxt - t
                    if prep[best] > 0:
                        if prep[best] >= d:
                            prep[best] = prep[best] - d
                            d = 0
                        else:
                            d = d - prep[best]
                            prep[best] = 0
                    if d > 0:
                        rest[best] = rest[best] - d
                    t = nxt
    return fin
