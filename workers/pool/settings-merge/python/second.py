def merge_settings(base: dict[str, str], mine: dict[str, str], theirs: dict[str, str]) -> dict[str, str]:
    merged = dict(base)
    for copy, other in ((mine, theirs), (theirs, mine)):
        for name in base:
            if name not in copy and (name not in other or other[name] == base[name]):
                merged.pop(name, None)
    for copy in (theirs, mine):
        for name, value in copy.items():
            if name not in base or value != base[name]:
                merged[name] = value
    return merged
