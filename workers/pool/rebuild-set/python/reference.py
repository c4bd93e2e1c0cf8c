def files_to_rebuild(includes: dict[str, list[str]], changed: list[str], pinned: list[str]) -> list[str]:
    included_by: dict[str, list[str]] = {}
    for name, included in includes.items():
        for other in included:
            included_by.setdefault(other, []).append(name)
    kept = set(pinned)
    rebuilt: set[str] = set()
    waiting = list(changed)
    while waiting:
        for name in included_by.get(waiting.pop(), []):
            if name not in kept and name not in rebuilt:
                rebuilt.add(name)
                waiting.append(name)
    return sorted(rebuilt)
