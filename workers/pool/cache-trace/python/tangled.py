def cache_report(capacity: int, lifetime: int, requests: list[tuple[int, str]]) -> tuple[int, list[str]]:
    start = {}
    used = {}
    order = []
    order_pos = 0
    loads = []
    load_pos = 0
    hits = 0
    n = 0
    while n < len(requests):
        t = requests[n][0]
        k = requests[n][1]
        is_hit = False
        if k in start:
            if t < start[k] + lifetime:
                is_hit = True
        if is_hit == True:
            hits = hits + 1
            used[k] = n
            order.append((n, k))
        else:
            while load_pos < len(loads):
                if loads[load_pos][0] + lifetime <= t:
                    d = loads[load_pos][1]
                    if d in start:
                        if start[d] == loads[load_pos][0]:
                            del start[d]
                            del used[d]
                    load_pos = load_pos + 1
                else:
                    break
            if capacity > 0:
                if len(start) < capacity:
                    start[k] = t
                    used[k] = n
                    order.append((n, k))
                    loads.append((t, k))
                else:
                    found = False
                    while found == False:
                        d = order[order_pos][1]
                        if d in used:
                            if used[d] == order[order_pos][0]:
                                del start[d]
                                del used[d]
                                found = True
                        order_pos = order_pos + 1
                    start[k] = t
                    used[k] = n
                    order.append((n, k))
                    loads.append((t, k))
        n = n + 1
    if len(requests) == 0:
        return 0, []
    else:
        t = requests[len(requests) - 1][0]
        result = []
        while order_pos < len(order):
            d = order[order_pos][1]
            if d in used:
                if used[d] == order[order_pos][0]:
                    if t < start[d] + lifetime:
                        result.append(d)
            order_pos = order_pos + 1
        return hits, result
