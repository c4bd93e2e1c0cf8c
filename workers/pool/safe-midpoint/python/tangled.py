def midpoint(readings: list[float]) -> float | None:
    lo = None
    hi = None
    if readings is not None:
        if len(readings) == 0:
            return None
        else:
            if len(readings) == 1:
                lo = readings[0]
                hi = readings[0]
            else:
                i = 0
                while i < len(readings):
                    if lo is None:
                        lo = readings[i]
                    else:
                        if readings[i] < lo:
                            lo = readings[i]
                        else:
                            lo = lo
                    i = i + 1
                i = 0
                while i < len(readings):
                    if hi is None:
                        hi = readings[i]
                    else:
                        if readings[i] > hi:
                            hi = readings[i]
                        else:
                            hi = hi
                    i = i + 1
            if lo == hi:
                a = lo / 2
                b = lo / 2
                return a + b
            else:
                a = lo / 2
                b = hi / 2
                return a + b
    else:
        return None
