import re

PATH = re.compile(r"/|(/[A-Za-z0-9._-]+)+")
PATTERN = re.compile(r"/|(/(\*|[A-Za-z0-9._-]+))*(/\*\*)?")


def governing_rule(rules: list[str], path: str) -> int | None:
    if not PATH.fullmatch(path):
        raise ValueError("not a path")
    if not all(rule and PATTERN.fullmatch(rule) for rule in rules):
        raise ValueError("not a pattern")
    segments = split(path)
    ranks = []
    for position, rule in enumerate(rules):
        parts = split(rule)
        is_open = parts[-1:] == ["**"]
        fixed = parts[:-1] if is_open else parts
        fits = len(fixed) <= len(segments) if is_open else len(fixed) == len(segments)
        if fits and all(part in ("*", segment) for part, segment in zip(fixed, segments)):
            plain = len(fixed) - fixed.count("*")
            ranks.append((plain, not is_open, position))
    return max(ranks)[2] if ranks else None


def split(text: str) -> list[str]:
    return [] if text == "/" else text[1:].split("/")
