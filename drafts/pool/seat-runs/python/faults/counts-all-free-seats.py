def longest_free(rows: list[list[bool]]) -> list[int]:
    return [sum(1 for free in row if free) for row in rows]
