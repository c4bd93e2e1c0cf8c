def log_fields(line: str) -> dict[str, str]:
    r = {}
    i = 0
    n = len(line)
    while i < n:
        if line[i] == " ":
            i = i + 1
        else:
            if line[i] >= "a" and line[i] <= "z":
                k = ""
                while i < n and ((line[i] >= "a" and line[i] <= "z") or (line[i] >= "0" and line[i] <= "9") or line[i] == "_"):
                    k = k + line[i]
                    i = i + 1
                if i >= n:
                    if k in r:
                        r[k] = r[k] + "," + "true"
                    else:
                        r[k] = "true"
                else:
                    if line[i] == " ":
                        if k in r:
                            r[k] = r[k] + "," + "true"
                        else:
                            r[k] = "true"
                        i = i + 1
                    else:
                        if line[i] == "=":
                            i = i + 1
                            v = ""
                            if i < n and line[i] == '"':
                                i = i + 1
                                done = False
                                while not done:
                                    if i >= n:
                                        raise ValueError("not closed")
                                    if line[i] == '"':
                                        done = True
                                        i = i + 1
                                    else:
                                        if line[i] == "\\":
                                            if i + 1 >= n:
                                                raise ValueError("not closed")
                                            if line[i + 1] == "n":
                                                v = v + "\n"
                                                i = i + 2
                                            elif line[i + 1] == "\\":
                                                v = v + "\\"
                                                i = i + 2
                                            elif line[i + 1] == '"':
                                                v = v + '"'
                                                i = i + 2
                                            else:
                                                raise ValueError("escape")
                                        else:
                                            v = v + line[i]
                                            i = i + 1
                                if i < n:
                                    if line[i] != " ":
                                        raise ValueError("after quote")
                                    i = i + 1
                                if k in r:
                                    r[k] = r[k] + "," + v
                                else:
                                    r[k] = v
                            else:
                                while i < n and line[i] != " ":
                                    if line[i] == "=":
                                        raise ValueError("equals")
                                    if line[i] == '"':
                                        raise ValueError("quote")
                                    v = v + line[i]
                                    i = i + 1
                                if k in r:
                                    r[k] = r[k] + "," + v
                                else:
                                    r[k] = v
                        else:
                            raise ValueError("name")
            else:
                raise ValueError("name")
    return r
