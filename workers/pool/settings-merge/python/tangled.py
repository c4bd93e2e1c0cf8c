def merge_settings(base: dict[str, str], mine: dict[str, str], theirs: dict[str, str]) -> dict[str, str]:
    r = {}
    for n in base:
        if n in mine:
            if n in theirs:
                if mine[n] == base[n]:
                    if theirs[n] == base[n]:
                        r[n] = base[n]
                    else:
                        r[n] = theirs[n]
                else:
                    if theirs[n] == base[n]:
                        r[n] = mine[n]
                    else:
                        r[n] = mine[n]
            else:
                if mine[n] == base[n]:
                    pass
                else:
                    r[n] = mine[n]
        else:
            if n in theirs:
                if theirs[n] == base[n]:
                    pass
                else:
                    r[n] = theirs[n]
    for n in mine:
        if n not in base:
            r[n] = mine[n]
    for n in theirs:
        if n not in base:
            if n not in mine:
                r[n] = theirs[n]
    return r
