import re

PARTS = re.compile(
    r"(?:(0|[1-9][0-9]*)w)?(?:(0|[1-9][0-9]*)d)?(?:(0|[1-9][0-9]*)h)?"
    r"(?:(0|[1-9][0-9]*)m)?(?:(0|[1-9][0-9]*)s)?"
)
SECONDS = (604800, 86400, 3600, 60, 1)


def span_seconds(text: str) -> int | None:
    match = PARTS.fullmatch(text)
    if not text or match is None:
        return None
    numbers = match.groups(default="0")
    return sum(int(number) * seconds for number, seconds in zip(numbers, SECONDS))
