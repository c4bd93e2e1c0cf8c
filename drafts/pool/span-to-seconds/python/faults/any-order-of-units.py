import re

SECONDS = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}


def span_seconds(text: str) -> int | None:
    if not re.fullmatch(r"(?:(?:0|[1-9][0-9]*)[wdhms])+", text):
        return None
    parts = re.findall(r"([0-9]+)([wdhms])", text)
    if len({unit for _, unit in parts}) < len(parts):
        return None
    return sum(int(number) * SECONDS[unit] for number, unit in parts)
