def display_drift(step: int, parts: int, count: int) -> int:
    a = []
    x = 0
    s = 0
    i = 0
    while i < parts:
        x = x + step
        if x >= parts:
            x = x % parts
        if x + x < parts:
            a.append(0 - x)
            s = s - x
        else:
            if x + x == parts:
                a.append(x)
                s = s + x
            else:
                a.append(parts - x)
                s = s + (parts - x)
        i = i + 1
    if count >= parts:
        if s != 0:
            r = s * (count // parts)
            n = count - parts * (count // parts)
            i = 0
            while i < n:
                r = r + a[i]
                i = i + 1
            return r
        else:
            r = 0
            n = count - parts * (count // parts)
            i = 0
            while i < n:
                r = r + a[i]
                i = i + 1
            return r
    else:
        r = 0
        i = 0
        while i < count:
            r = r + a[i]
            i = i + 1
        return r
