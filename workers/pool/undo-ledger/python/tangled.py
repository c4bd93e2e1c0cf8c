def final_balance(entries: list[tuple[str, int]]) -> tuple[int, int]:
    words = []
    numbers = []
    i = 0
    while i < len(entries):
        w = entries[i][0]
        n = entries[i][1]
        if w == "in":
            words.append("in")
            numbers.append(n)
        else:
            if w == "out":
                b = 0
                j = 0
                while j < len(words):
                    if words[j] == "in":
                        b = b + numbers[j]
                    else:
                        b = b - numbers[j]
                    j = j + 1
                if b > n:
                    words.append("out")
                    numbers.append(n)
                else:
                    if b == n:
                        words.append("out")
                        numbers.append(n)
            else:
                if w == "undo":
                    if n > 0:
                        if n >= len(words):
                            words = []
                            numbers = []
                        else:
                            k = 0
                            while k < n:
                                words.pop()
                                numbers.pop()
                                k = k + 1
        i = i + 1
    b = 0
    j = 0
    while j < len(words):
        if words[j] == "in":
            b = b + numbers[j]
        else:
            b = b - numbers[j]
        j = j + 1
    return b, len(words)
