def merge_settings(base: dict[str, str], mine: dict[str, str], theirs: dict[str, str]) -> dict[str, str]:
    merged = {}
    for name in base.keys() | mine.keys() | theirs.keys():
        before, here, there = base.get(name), mine.get(name), theirs.get(name)
        if here == before:
            value = there
        elif there == before or here is not None:
            value = here
        else:
            value = there
        if value is not None:
            merged[name] = value
    return merged
