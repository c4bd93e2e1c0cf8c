def contract_end(received: str, months: int) -> str:
    y = int(received[0:4])
    m = int(received[5:7])
    d = int(received[8:10])
    if d > 15:
        if m == 12:
            m = 1
            y = y + 1
        else:
            m = m + 1
    left = months
    while left > 0:
        if left >= 12:
            y = y + 1
            left = left - 12
        else:
            if m == 12:
                m = 1
                y = y + 1
            else:
                m = m + 1
            left = left - 1
    if m == 2:
        if y % 4 == 0:
            if y % 100 == 0:
                if y % 400 == 0:
                    d = 29
                else:
                    d = 28
            else:
                d = 29
        else:
            d = 28
    elif m == 4:
        d = 30
    elif m == 6:
        d = 30
    elif m == 9:
        d = 30
    elif m == 11:
        d = 30
    else:
        d = 31
    if m < 10:
        return str(y) + "-0" + str(m) + "-" + str(d)
    else:
        return str(y) + "-" + str(m) + "-" + str(d)
