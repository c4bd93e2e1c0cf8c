def settled_from(readings: list[float], target: float, tolerance: float) -> int | None:
    n = len(readings)
    if n == 0:
        return None
    else:
        d = readings[n - 1] - target
        if d < 0:
            d = -d
        if d > tolerance:
            return None
        else:
            i = 0
            found = -1
            while i < n and found == -1:
                d = readings[i] - target
                if d < 0:
                    d = -d
                if d > tolerance:
                    i = i + 1
                else:
                    good = True
                    j = i + 1
                    while j < n and good == True:
                        d = readings[j] - target
                        if d < 0:
                            d = -d
                        if d > tolerance:
                            good = False
                        else:
                            j = j + 1
                    if good == True:
                        found = i
                    else:
                        i = j + 1
            if found == -1:
                return None
            else:
                return found
