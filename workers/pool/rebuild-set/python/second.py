def files_to_rebuild(includes: dict[str, list[str]], changed: list[str], pinned: list[str]) -> list[str]:
    candidates = {name: set(included) for name, included in includes.items() if name not in pinned}
    stale = set(changed)
    result: set[str] = set()
    while True:
        found = {name for name, included in candidates.items() if included & stale}
        if found == result:
            return sorted(result)
        result = found
        stale |= found
