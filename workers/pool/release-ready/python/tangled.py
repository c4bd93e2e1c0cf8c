def ready_minute(minutes: dict[str, int], needs: dict[str, list[str]], goal: str, tick: int) -> int | None:
    todo = [goal]
    i = 0
    known = {goal: True}
    while i < len(todo):
        s = todo[i]
        if s in needs:
            for n in needs[s]:
                if n not in known:
                    known[n] = True
                    todo.append(n)
        i = i + 1
    done = {}
    again = True
    while again:
        again = False
        for s in todo:
            if s not in done:
                if s in needs:
                    t = 0
                    ok = True
                    for n in needs[s]:
                        if n in done:
                            if done[n] > t:
                                t = done[n]
                        else:
                            ok = False
                    if ok:
                        if t % tick != 0:
                            t = t // tick
                            t = t + 1
                            t = t * tick
                        if s in minutes:
                            t = t + minutes[s]
                            done[s] = t
                            again = True
                        else:
                            done[s] = t
                            again = True
                else:
                    if s in minutes:
                        done[s] = minutes[s]
                        again = True
                    else:
                        done[s] = 0
                        again = True
    if goal in done:
        if len(done) == len(todo):
            return done[goal]
        else:
            return None
    else:
        return None
