def longest_calm_stretch(tape: str, limits: dict[str, int]) -> int:
    c = {}
    r = 0
    i = 0
    j = 0
    while i < len(tape):
        if tape[i] in limits:
            if tape[i] in c:
                c[tape[i]] = c[tape[i]] + 1
            else:
                c[tape[i]] = 1
            if c[tape[i]] > limits[tape[i]]:
                go = True
                while go:
                    if tape[j] in limits:
                        c[tape[j]] = c[tape[j]] - 1
                        if tape[j] == tape[i]:
                            if c[tape[i]] <= limits[tape[i]]:
                                go = False
                            j = j + 1
                        else:
                            j = j + 1
                    else:
                        j = j + 1
                if i - j + 1 > r:
                    r = i - j + 1
            else:
                if i - j + 1 > r:
                    r = i - j + 1
        else:
            if i - j + 1 > r:
                r = i - j + 1
        i = i + 1
    return r
