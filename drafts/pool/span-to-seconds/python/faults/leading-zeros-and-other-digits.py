import re

PARTS = re.compile(r"(?:(\d+)w)?(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?")
SECONDS = (604800, 86400, 3600, 60, 1)


def span_seconds(text: str) -> int | None:
    match = PARTS.fullmatch(text)
    if not text or match is None:
        return None
    numbers = match.groups(default="0")
    return sum(int(number) * seconds for number, seconds in zip(numbers, SECONDS))
