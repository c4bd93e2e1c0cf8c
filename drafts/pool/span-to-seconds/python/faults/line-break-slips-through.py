import re

NUMBER = "(0|[1-9][0-9]*)"
PARTS = re.compile("^" + "".join(f"(?:{NUMBER}{unit})?" for unit in "wdhms") + "$")
SECONDS = (604800, 86400, 3600, 60, 1)


def span_seconds(text: str) -> int | None:
    match = PARTS.match(text)
    if not text or match is None:
        return None
    numbers = match.groups(default="0")
    return sum(int(number) * seconds for number, seconds in zip(numbers, SECONDS))
