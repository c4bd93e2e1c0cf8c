def count_entries(moves: list[list[int]], runs: list[tuple[int, int]], watched: int) -> int:
    total = 0
    cur = 0
    for i in range(len(runs)):
        b = runs[i][0]
        n = runs[i][1]
        if n > 0:
            path = []
            c = cur
            stop = False
            while not stop:
                found = -1
                for k in range(len(path)):
                    if path[k] == c:
                        found = k
                if found >= 0:
                    stop = True
                    if n <= len(path):
                        for k in range(n):
                            t = moves[path[k]][b]
                            if t == watched:
                                total = total + 1
                            cur = t
                    else:
                        for k in range(found):
                            t = moves[path[k]][b]
                            if t == watched:
                                total = total + 1
                        p = len(path) - found
                        w = 0
                        for k in range(found, len(path)):
                            t = moves[path[k]][b]
                            if t == watched:
                                w = w + 1
                        q = (n - found) // p
                        r = (n - found) % p
                        total = total + q * w
                        cur = path[found]
                        for k in range(found, found + r):
                            t = moves[path[k]][b]
                            if t == watched:
                                total = total + 1
                            cur = t
                else:
                    if moves[c][b] == -1:
                        stop = True
                        if n <= len(path):
                            for k in range(n):
                                t = moves[path[k]][b]
                                if t == watched:
                                    total = total + 1
                                cur = t
                        else:
                            for k in range(len(path)):
                                t = moves[path[k]][b]
                                if t == watched:
                                    total = total + 1
                                cur = t
                    else:
                        path.append(c)
                        c = moves[c][b]
    return total
