def part_value(code: str) -> int:
    b = ""
    a = ""
    u = ""
    for c in code:
        if u == "":
            if c == "R" or c == "k" or c == "M":
                u = c
            else:
                if c in "0123456789":
                    b = b + c
                else:
                    raise ValueError("bad character")
        else:
            if c == "R" or c == "k" or c == "M":
                raise ValueError("second letter")
            else:
                if c in "0123456789":
                    a = a + c
                else:
                    raise ValueError("bad character")
    if u != "":
        if len(b) > 0 or len(a) > 0:
            if len(b) <= 3:
                if len(a) <= 3:
                    if len(b) > 1:
                        if b[0] == "0":
                            raise ValueError("leading zero")
                    if b == "":
                        b = "0"
                    if a == "":
                        a = "000"
                    elif len(a) == 1:
                        a = a + "00"
                    elif len(a) == 2:
                        a = a + "0"
                    if u == "R":
                        return int(b) * 1000 + int(a)
                    elif u == "k":
                        return int(b) * 1000 * 1000 + int(a) * 1000
                    else:
                        return int(b) * 1000 * 1000 * 1000 + int(a) * 1000 * 1000
                else:
                    raise ValueError("too long")
            else:
                raise ValueError("too long")
        else:
            raise ValueError("no digits")
    else:
        raise ValueError("no letter")
