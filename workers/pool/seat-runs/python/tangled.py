def longest_free(rows: list[list[bool]]) -> list[int]:
    out = []
    i = 0
    while i < len(rows):
        row = rows[i]
        best = 0
        if len(row) == 0:
            out.append(0)
        else:
            if len(row) == 1:
                if row[0] == True:
                    out.append(1)
                else:
                    out.append(0)
            else:
                j = 0
                while j < len(row):
                    if row[j] == True:
                        k = j
                        n = 0
                        stop = False
                        while not stop:
                            if k < len(row):
                                if row[k] == True:
                                    n = n + 1
                                    k = k + 1
                                else:
                                    stop = True
                            else:
                                stop = True
                        if n > best:
                            best = n
                        else:
                            if n == best:
                                best = n
                        j = k
                    else:
                        j = j + 1
                out.append(best)
        i = i + 1
    return out
