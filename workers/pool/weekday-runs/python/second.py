import re


def opening_days(days: list[int]) -> str:
    week = "".join("x" if day in days else "." for day in range(1, 8))
    if week == ".......":
        return "closed"
    if week == "xxxxxxx":
        return "daily"
    names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    parts = []
    for run in re.finditer("xxx+|x", week):
        first, last = names[run.start()], names[run.end() - 1]
        parts.append(first if first == last else f"{first}-{last}")
    return ", ".join(parts)
