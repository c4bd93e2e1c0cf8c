def shorten(label: str, limit: int) -> str:
    label = label.rstrip(" ")
    if len(label) <= limit:
        return label
    return label[: limit - 1].rstrip(" ") + "…"
