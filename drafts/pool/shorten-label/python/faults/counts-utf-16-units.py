def shorten(label: str, limit: int) -> str:
    units = label.encode("utf-16-le")
    if len(units) // 2 <= limit:
        return label
    kept = units[: (limit - 1) * 2].decode("utf-16-le", errors="ignore")
    return kept.rstrip(" ") + "…"
