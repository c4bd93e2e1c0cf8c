def ticket_state(events: list[str]) -> str:
    s = 0
    r1 = False
    r2 = False
    i = 0
    while i < len(events):
        e = events[i]
        if e == "claim":
            if s == 0:
                s = 1
            else:
                raise ValueError("claim")
        else:
            if e == "release":
                if s == 1:
                    s = 0
                else:
                    raise ValueError("release")
            else:
                if e == "solve":
                    if s == 1:
                        s = 2
                    else:
                        raise ValueError("solve")
                else:
                    if e == "reopen":
                        if s == 2:
                            if not r1:
                                r1 = True
                                s = 0
                            else:
                                if not r2:
                                    r2 = True
                                    s = 0
                                else:
                                    raise ValueError("reopen")
                        else:
                            raise ValueError("reopen")
                    else:
                        if e == "close":
                            if s == 0:
                                s = 3
                            else:
                                if s == 2:
                                    s = 3
                                else:
                                    raise ValueError("close")
                        else:
                            raise ValueError("word")
        i = i + 1
    if s == 0:
        return "open"
    else:
        if s == 1:
            return "claimed"
        else:
            if s == 2:
                return "solved"
            else:
                return "closed"
