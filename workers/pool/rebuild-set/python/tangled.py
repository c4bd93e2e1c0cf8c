def files_to_rebuild(includes: dict[str, list[str]], changed: list[str], pinned: list[str]) -> list[str]:
    out = []
    again = True
    while again:
        again = False
        for name in includes:
            isPinned = False
            for p in pinned:
                if p == name:
                    isPinned = True
            if not isPinned:
                isOut = False
                for o in out:
                    if o == name:
                        isOut = True
                if not isOut:
                    hit = False
                    for other in includes[name]:
                        for c in changed:
                            if c == other:
                                hit = True
                        for o in out:
                            if o == other:
                                hit = True
                    if hit:
                        at = len(out)
                        for k in range(len(out)):
                            if name < out[k]:
                                if k < at:
                                    at = k
                        out.insert(at, name)
                        again = True
                        break
    return out
