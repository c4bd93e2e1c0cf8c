def shorten(label: str, limit: int) -> str:
    n = 0
    for c in label:
        n = n + 1
    if n < limit:
        return label
    else:
        if n == limit:
            return label
        else:
            out = ""
            spaces = ""
            i = 0
            while i < limit - 1:
                if label[i] == " ":
                    spaces = spaces + " "
                else:
                    if len(spaces) > 0:
                        out = out + spaces
                        spaces = ""
                        out = out + label[i]
                    else:
                        out = out + label[i]
                i = i + 1
            if len(out) == 0:
                return "…"
            else:
                out = out + "…"
                return out
