def cheapest_offer(offers: list[tuple[int, int]]) -> int | None:
    b = None
    i = 0
    while i < len(offers):
        if offers[i][1] != 0:
            if b is None:
                b = i
            else:
                x = offers[i][0] * offers[b][1]
                y = offers[b][0] * offers[i][1]
                if x < y:
                    b = i
                else:
                    if x == y:
                        if offers[i][1] > offers[b][1]:
                            b = i
                        else:
                            b = b
                    else:
                        b = b
        i = i + 1
    if b is None:
        return None
    else:
        return b
