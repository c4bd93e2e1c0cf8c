def least_ballast(bags: list[int], needed: int) -> tuple[int, int] | None:
    s = 0
    h = 0
    for b in bags:
        s = s + b
        if b > h:
            h = b
    if s >= needed:
        if needed > 0:
            m = needed + h
            t = []
            i = 0
            while i <= len(bags):
                row = []
                j = 0
                while j <= m:
                    if i == 0:
                        if j == 0:
                            row.append(0)
                        else:
                            row.append(-1)
                    else:
                        w = bags[i - 1]
                        if j >= w:
                            x = t[i - 1][j]
                            y = t[i - 1][j - w]
                            if x == -1:
                                if y == -1:
                                    row.append(-1)
                                else:
                                    row.append(y + 1)
                            else:
                                if y == -1:
                                    row.append(x)
                                else:
                                    if y + 1 < x:
                                        row.append(y + 1)
                                    else:
                                        row.append(x)
                        else:
                            row.append(t[i - 1][j])
                    j = j + 1
                t.append(row)
                i = i + 1
            j = needed
            while j <= m:
                if t[len(bags)][j] != -1:
                    return (j, t[len(bags)][j])
                j = j + 1
            return None
        else:
            return (0, 0)
    else:
        return None
