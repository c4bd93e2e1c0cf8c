def cistern_totals(capacity: int, flows: list[int], days: int) -> tuple[int, int, int]:
    n = len(flows)
    lv = 0
    sp = 0
    la = 0
    levels = []
    spills = []
    lacks = []
    left = days
    jumped = False
    while left > 0:
        if left >= n:
            if not jumped:
                at = -1
                for i in range(len(levels)):
                    if levels[i] == lv:
                        at = i
                if at >= 0:
                    per = (len(levels) - at) * n
                    ds = sp - spills[at]
                    dl = la - lacks[at]
                    k = left // per
                    sp = sp + k * ds
                    la = la + k * dl
                    left = left - k * per
                    jumped = True
                else:
                    levels.append(lv)
                    spills.append(sp)
                    lacks.append(la)
                    for i in range(n):
                        f = flows[i]
                        if f >= 0:
                            if lv + f > capacity:
                                sp = sp + (lv + f - capacity)
                                lv = capacity
                            else:
                                lv = lv + f
                        else:
                            if lv + f < 0:
                                la = la + (0 - lv - f)
                                lv = 0
                            else:
                                lv = lv + f
                    left = left - n
            else:
                for i in range(n):
                    f = flows[i]
                    if f >= 0:
                        if lv + f > capacity:
                            sp = sp + (lv + f - capacity)
                            lv = capacity
                        else:
                            lv = lv + f
                    else:
                        if lv + f < 0:
                            la = la + (0 - lv - f)
                            lv = 0
                        else:
                            lv = lv + f
                left = left - n
        else:
            for i in range(left):
                f = flows[i]
                if f >= 0:
                    if lv + f > capacity:
                        sp = sp + (lv + f - capacity)
                        lv = capacity
                    else:
                        lv = lv + f
                else:
                    if lv + f < 0:
                        la = la + (0 - lv - f)
                        lv = 0
                    else:
                        lv = lv + f
            left = 0
    return (lv, sp, la)
