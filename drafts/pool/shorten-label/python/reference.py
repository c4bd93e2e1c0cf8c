def shorten(label: str, limit: int) -> str:
    if len(label) <= limit:
        return label
    return label[: limit - 1].rstrip(" ") + "…"
