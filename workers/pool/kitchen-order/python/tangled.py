import heapq


def prep_order(needs: dict[str, list[str]]) -> list[str] | None:
    all_steps = []
    seen = {}
    for s in needs:
        if s in seen:
            pass
        else:
            seen[s] = True
            all_steps.append(s)
        for t in needs[s]:
            if t in seen:
                pass
            else:
                seen[t] = True
                all_steps.append(t)
    count = {}
    after = {}
    for s in all_steps:
        after[s] = []
        count[s] = 0
    for s in all_steps:
        if s in needs:
            if len(needs[s]) > 0:
                done_already = {}
                for t in needs[s]:
                    if t in done_already:
                        continue
                    else:
                        done_already[t] = True
                        count[s] = count[s] + 1
                        after[t].append(s)
    heap = []
    for s in all_steps:
        if count[s] == 0:
            heapq.heappush(heap, s)
    result = []
    taken = {}
    while True:
        if len(heap) == 0:
            break
        else:
            x = heapq.heappop(heap)
            if x in taken:
                continue
            else:
                taken[x] = True
                result.append(x)
                for s in after[x]:
                    if count[s] > 0:
                        count[s] = count[s] - 1
                        if count[s] == 0:
                            if s in taken:
                                pass
                            else:
                                heapq.heappush(heap, s)
    if len(result) == len(all_steps):
        return result
    else:
        if len(result) < len(all_steps):
            return None
        else:
            return None
