def set_headline(words: list[str], lines: int) -> list[str]:
    if len(words) > 0:
        w = 0
        for x in words:
            if len(x) > w:
                w = len(x)
        ok = False
        while not ok:
            n = 0
            c = 0
            i = 0
            while i < len(words):
                if n == 0:
                    n = 1
                    c = len(words[i])
                else:
                    if c + 1 + len(words[i]) <= w:
                        c = c + 1 + len(words[i])
                    else:
                        n = n + 1
                        c = len(words[i])
                i = i + 1
            if n <= lines:
                ok = True
            else:
                w = w + 1
        r = []
        s = ""
        c = 0
        i = 0
        while i < len(words):
            if s == "":
                s = words[i]
                c = len(words[i])
            else:
                if c + 1 + len(words[i]) <= w:
                    s = s + " " + words[i]
                    c = c + 1 + len(words[i])
                else:
                    r.append(s)
                    s = words[i]
                    c = len(words[i])
            i = i + 1
        if s != "":
            r.append(s)
        return r
    else:
        return []
