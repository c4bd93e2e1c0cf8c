import re


def shorten(label: str, limit: int) -> str:
    if len(label) > limit:
        return re.sub(r" *\Z", "…", label[: limit - 1], count=1)
    return label
