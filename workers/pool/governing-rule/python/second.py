import re

PLAIN = re.compile("[A-Za-z0-9._-]+")


def governing_rule(rules: list[str], path: str) -> int | None:
    segments = read_segments(path, wild=False)
    patterns = [read_segments(rule, wild=True) for rule in rules]
    best = None
    best_rank = (-1, False)
    for position, pattern in enumerate(patterns):
        rank = rank_of(pattern, segments)
        if rank is not None and rank >= best_rank:
            best, best_rank = position, rank
    return best


def read_segments(text: str, wild: bool) -> list[str]:
    if text == "/":
        return []
    before, *segments = text.split("/")
    if before != "" or not segments:
        raise ValueError("does not begin with a slash")
    for at, segment in enumerate(segments, start=1):
        is_star = wild and (segment == "*" or (segment == "**" and at == len(segments)))
        if not is_star and not PLAIN.fullmatch(segment):
            raise ValueError(f"not a segment: {segment!r}")
    return segments


def rank_of(pattern: list[str], segments: list[str]) -> tuple[int, bool] | None:
    """The number of plain segments and whether there is no `**`, if the pattern matches."""
    if pattern == ["**"]:
        return 0, False
    if not pattern or not segments:
        return (0, True) if pattern == segments else None
    if pattern[0] not in ("*", segments[0]):
        return None
    rest = rank_of(pattern[1:], segments[1:])
    return rest and (rest[0] + (pattern[0] != "*"), rest[1])
