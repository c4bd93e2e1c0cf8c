def minutes_until(now: tuple[int, int], goal: tuple[int, int]) -> int:
    h1 = now[0]
    m1 = now[1]
    h2 = goal[0]
    m2 = goal[1]
    result = 0
    if h1 == h2:
        if m1 == m2:
            result = 24 * 60
        else:
            if m1 < m2:
                result = m2 - m1
            else:
                if h1 == 23:
                    result = 60 - m1
                    h = 0
                    while h < h2:
                        result = result + 60
                        h = h + 1
                    result = result + m2
                else:
                    result = 60 - m1
                    h = h1 + 1
                    while h < 24:
                        result = result + 60
                        h = h + 1
                    h = 0
                    while h < h2:
                        result = result + 60
                        h = h + 1
                    result = result + m2
    else:
        if h1 < h2:
            result = 60 - m1
            h = h1 + 1
            while h < h2:
                result = result + 60
                h = h + 1
            result = result + m2
        else:
            result = 60 - m1
            h = h1 + 1
            while h < 24:
                result = result + 60
                h = h + 1
            h = 0
            while h < h2:
                result = result + 60
                h = h + 1
            result = result + m2
    return result
