def original_second(length: int, cuts: list[tuple[int, int]], moment: int) -> int | None:
    c = []
    for x in cuts:
        c.append(x)
    n = len(c)
    i = 0
    while i < n:
        j = i + 1
        while j < n:
            if c[j][0] < c[i][0]:
                t = c[i]
                c[i] = c[j]
                c[j] = t
            j = j + 1
        i = i + 1
    p = 0
    k = 0
    i = 0
    while i < n:
        if c[i][0] > p:
            if k + (c[i][0] - p) > moment:
                return p + (moment - k)
            else:
                k = k + (c[i][0] - p)
                p = c[i][1]
        else:
            p = c[i][1]
        i = i + 1
    if length > p:
        if k + (length - p) > moment:
            return p + (moment - k)
        else:
            return None
    else:
        return None
