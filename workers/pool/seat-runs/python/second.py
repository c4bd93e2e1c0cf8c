from itertools import groupby


def longest_free(rows: list[list[bool]]) -> list[int]:
    return [
        max((len(list(run)) for free, run in groupby(row) if free), default=0)
        for row in rows
    ]
