def span_seconds(text: str) -> int | None:
    total = 0
    i = 0
    stage = 0
    parts = 0
    while i < len(text):
        s = ""
        while i < len(text) and text[i] >= "0" and text[i] <= "9":
            s = s + text[i]
            i = i + 1
        if s == "":
            return None
        else:
            if len(s) > 1:
                if s[0] == "0":
                    return None
            if i >= len(text):
                return None
            else:
                c = text[i]
                if c == "w":
                    if stage < 1:
                        total = total + int(s) * 7 * 24 * 60 * 60
                        stage = 1
                        parts = parts + 1
                    else:
                        return None
                elif c == "d":
                    if stage < 2:
                        total = total + int(s) * 24 * 60 * 60
                        stage = 2
                        parts = parts + 1
                    else:
                        return None
                elif c == "h":
                    if stage < 3:
                        total = total + int(s) * 60 * 60
                        stage = 3
                        parts = parts + 1
                    else:
                        return None
                elif c == "m":
                    if stage < 4:
                        total = total + int(s) * 60
                        stage = 4
                        parts = parts + 1
                    else:
                        return None
                elif c == "s":
                    if stage < 5:
                        total = total + int(s)
                        stage = 5
                        parts = parts + 1
                    else:
                        return None
                else:
                    return None
                i = i + 1
    if parts == 0:
        return None
    else:
        return total
