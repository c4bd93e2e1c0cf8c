def governing_rule(rules: list[str], path: str) -> int | None:
    ok = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_"
    p = []
    if path != "/":
        if len(path) == 0 or path[0] != "/":
            raise ValueError("path")
        for s in path[1:].split("/"):
            if s == "":
                raise ValueError("path")
            for c in s:
                if c not in ok:
                    raise ValueError("path")
            p.append(s)
    b = None
    bn = 0
    bo = False
    i = 0
    while i < len(rules):
        r = rules[i]
        q = []
        o = False
        if r != "/":
            if len(r) == 0 or r[0] != "/":
                raise ValueError("rule")
            for s in r[1:].split("/"):
                if o:
                    raise ValueError("rule")
                if s == "":
                    raise ValueError("rule")
                if s == "**":
                    o = True
                else:
                    if s != "*":
                        for c in s:
                            if c not in ok:
                                raise ValueError("rule")
                    q.append(s)
        m = True
        n = 0
        if o:
            if len(q) > len(p):
                m = False
        else:
            if len(q) != len(p):
                m = False
        if m:
            j = 0
            while j < len(q):
                if q[j] != "*":
                    if q[j] == p[j]:
                        n = n + 1
                    else:
                        m = False
                j = j + 1
        if m:
            if b is None:
                b = i
                bn = n
                bo = o
            else:
                if n > bn:
                    b = i
                    bn = n
                    bo = o
                else:
                    if n == bn:
                        if bo:
                            b = i
                            bn = n
                            bo = o
                        else:
                            if not o:
                                b = i
                                bn = n
                                bo = o
        i = i + 1
    return b
