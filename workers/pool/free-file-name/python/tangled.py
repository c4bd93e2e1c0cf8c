def free_file_name(wanted: str, taken: list[str]) -> str:
    f = False
    for t in taken:
        if t.lower() == wanted.lower():
            f = True
    if f:
        d = -1
        i = 0
        while i < len(wanted):
            if wanted[i] == ".":
                if i != 0:
                    if i != len(wanted) - 1:
                        d = i
            i = i + 1
        if d == -1:
            s = wanted
            e = ""
        else:
            s = wanted[0:d]
            e = wanted[d:]
        k = 1
        if len(s) > 0 and s[len(s) - 1] == ")":
            i = len(s) - 2
            g = ""
            while i >= 0 and s[i] in "0123456789":
                g = s[i] + g
                i = i - 1
            if len(g) >= 1:
                if len(g) <= 6:
                    if g[0] != "0":
                        if i >= 0 and s[i] == "(":
                            if i - 1 >= 0 and s[i - 1] == " ":
                                if i - 1 > 0:
                                    k = int(g)
                                    s = s[0 : i - 1]
        k = k + 1
        f = True
        while f:
            f = False
            for t in taken:
                if t.lower() == (s + " (" + str(k) + ")" + e).lower():
                    f = True
            if f:
                k = k + 1
        return s + " (" + str(k) + ")" + e
    else:
        return wanted
