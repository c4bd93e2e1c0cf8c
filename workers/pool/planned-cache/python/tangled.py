def dropped_keys(capacity: int, requests: list[str], pinned: list[str]) -> list[str]:
    n = len(requests)
    nx = [n] * n
    last = {}
    i = n - 1
    while i >= 0:
        if requests[i] in last:
            nx[i] = last[requests[i]]
        else:
            nx[i] = n
        last[requests[i]] = i
        i = i - 1
    pins = {}
    for p in pinned:
        pins[p] = True
    mem = {}
    rd = {}
    at_n = {}
    gone = {}
    out = []
    for i in range(n):
        k = requests[i]
        if k in mem:
            old = mem[k]
            if old < n:
                if old in at_n:
                    del at_n[old]
            mem[k] = nx[i]
            if k not in pins:
                if nx[i] < n:
                    at_n[nx[i]] = k
                else:
                    gone[k] = True
        else:
            if len(mem) < capacity:
                mem[k] = nx[i]
                rd[k] = i
                if k not in pins:
                    if nx[i] < n:
                        at_n[nx[i]] = k
                    else:
                        gone[k] = True
            else:
                if k not in pins:
                    if nx[i] < n:
                        v = None
                        if len(gone) > 0:
                            for g in gone:
                                if v is None:
                                    v = g
                                else:
                                    if rd[g] < rd[v]:
                                        v = g
                        else:
                            if len(at_n) > 0:
                                m = max(at_n)
                                if m > nx[i]:
                                    v = at_n[m]
                        if v is not None:
                            out.append(v)
                            if v in gone:
                                del gone[v]
                            else:
                                del at_n[mem[v]]
                            del mem[v]
                            del rd[v]
                            mem[k] = nx[i]
                            rd[k] = i
                            at_n[nx[i]] = k
                else:
                    v = None
                    if len(gone) > 0:
                        for g in gone:
                            if v is None:
                                v = g
                            else:
                                if rd[g] < rd[v]:
                                    v = g
                    else:
                        if len(at_n) > 0:
                            m = max(at_n)
                            v = at_n[m]
                    if v is not None:
                        out.append(v)
                        if v in gone:
                            del gone[v]
                        else:
                            del at_n[mem[v]]
                        del mem[v]
                        del rd[v]
                        mem[k] = nx[i]
                        rd[k] = i
    return out
