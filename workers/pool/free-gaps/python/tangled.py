def free_gaps(window: tuple[int, int], busy: list[tuple[int, int]], shortest: int) -> list[tuple[int, int]]:
    a = window[0]
    b = window[1]
    clean = []
    for p in busy:
        if p[0] < p[1]:
            if p[1] > a:
                if p[0] < b:
                    s = p[0]
                    e = p[1]
                    if s < a:
                        s = a
                    if e > b:
                        e = b
                    clean.append((s, e))
    clean.sort()
    merged = []
    for p in clean:
        if len(merged) == 0:
            merged.append([p[0], p[1]])
        else:
            last = merged[len(merged) - 1]
            if p[0] > last[1]:
                merged.append([p[0], p[1]])
            else:
                if p[0] == last[1]:
                    last[1] = p[1]
                else:
                    if p[1] > last[1]:
                        last[1] = p[1]
    gaps = []
    if len(merged) == 0:
        if b - a >= shortest:
            gaps.append((a, b))
    else:
        i = 0
        while i < len(merged):
            if i == 0:
                if merged[0][0] > a:
                    if merged[0][0] - a >= shortest:
                        gaps.append((a, merged[0][0]))
            else:
                if merged[i][0] - merged[i - 1][1] >= shortest:
                    gaps.append((merged[i - 1][1], merged[i][0]))
            if i == len(merged) - 1:
                if merged[i][1] < b:
                    if b - merged[i][1] >= shortest:
                        gaps.append((merged[i][1], b))
            i = i + 1
    return gaps
