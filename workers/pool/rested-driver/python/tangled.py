def fastest_drive(
    roads: list[tuple[int, int, int]], rest_stops: list[int], start: int, goal: int, limit: int, rest: int
) -> int | None:
    a = {}
    a[start] = 0
    done = {}
    ans = None
    while True:
        cur = None
        for p in a:
            if p not in done:
                if cur is None:
                    cur = p
                else:
                    if a[p] < a[cur]:
                        cur = p
        if cur is None:
            break
        done[cur] = True
        d = {}
        d[cur] = 0
        seen = {}
        while True:
            q = None
            for p in d:
                if p not in seen:
                    if q is None:
                        q = p
                    else:
                        if d[p] < d[q]:
                            q = p
            if q is None:
                break
            seen[q] = True
            if q == goal:
                if ans is None:
                    ans = a[cur] + d[q]
                else:
                    if a[cur] + d[q] < ans:
                        ans = a[cur] + d[q]
            isStop = False
            for s in rest_stops:
                if s == q:
                    isStop = True
            if isStop:
                if q not in done:
                    if q in a:
                        if a[cur] + d[q] + rest < a[q]:
                            a[q] = a[cur] + d[q] + rest
                    else:
                        a[q] = a[cur] + d[q] + rest
            for r in roads:
                if r[0] == q:
                    if d[q] + r[2] <= limit:
                        if r[1] in d:
                            if d[q] + r[2] < d[r[1]]:
                                d[r[1]] = d[q] + r[2]
                        else:
                            d[r[1]] = d[q] + r[2]
    return ans
