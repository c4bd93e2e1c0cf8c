def opening_days(days: list[int]) -> str:
    n = ["", "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    o = [False, False, False, False, False, False, False, False, False]
    k = 0
    for d in days:
        if not o[d]:
            o[d] = True
            k = k + 1
    if k > 0:
        if k < 7:
            t = ""
            i = 1
            while i <= 7:
                if o[i]:
                    if o[i + 1]:
                        if i + 2 <= 7 and o[i + 2]:
                            j = i
                            while o[j + 1]:
                                j = j + 1
                            if t != "":
                                t = t + ", " + n[i] + "-" + n[j]
                            else:
                                t = t + n[i] + "-" + n[j]
                            i = j + 1
                        else:
                            if t != "":
                                t = t + ", " + n[i] + ", " + n[i + 1]
                            else:
                                t = t + n[i] + ", " + n[i + 1]
                            i = i + 2
                    else:
                        if t != "":
                            t = t + ", " + n[i]
                        else:
                            t = t + n[i]
                        i = i + 1
                else:
                    i = i + 1
            return t
        else:
            return "daily"
    else:
        return "closed"
