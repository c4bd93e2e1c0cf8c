def staff_shortfall(shifts: list[tuple[int, int, int]], demands: list[tuple[int, int, int]]) -> int:
    e = []
    for s in shifts:
        if s[1] > s[0]:
            e.append((s[0], 1, s[2]))
            e.append((s[1], 2, s[2]))
    for d in demands:
        if d[1] > d[0]:
            e.append((d[0], 3, d[2]))
            e.append((d[1], 4, d[2]))
    e.sort()
    w = 0
    c = {}
    q = []
    r = 0
    i = 0
    while i < len(e):
        t = e[i][0]
        while i < len(e) and e[i][0] == t:
            if e[i][1] == 1:
                w = w + e[i][2]
            else:
                if e[i][1] == 2:
                    w = w - e[i][2]
                else:
                    if e[i][1] == 3:
                        if e[i][2] in c and c[e[i][2]] > 0:
                            c[e[i][2]] = c[e[i][2]] + 1
                        else:
                            c[e[i][2]] = 1
                            lo = 0
                            hi = len(q)
                            while lo < hi:
                                m = (lo + hi) // 2
                                if q[m] < e[i][2]:
                                    lo = m + 1
                                else:
                                    hi = m
                            q.insert(lo, e[i][2])
                    else:
                        c[e[i][2]] = c[e[i][2]] - 1
                        if c[e[i][2]] == 0:
                            lo = 0
                            hi = len(q)
                            while lo < hi:
                                m = (lo + hi) // 2
                                if q[m] < e[i][2]:
                                    lo = m + 1
                                else:
                                    hi = m
                            q.pop(lo)
            i = i + 1
        if i < len(e):
            if len(q) > 0:
                if q[len(q) - 1] > w:
                    r = r + (q[len(q) - 1] - w) * (e[i][0] - t)
    return r
