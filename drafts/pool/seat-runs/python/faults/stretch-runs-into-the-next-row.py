def longest_free(rows: list[list[bool]]) -> list[int]:
    result = []
    run = 0
    for row in rows:
        longest = 0
        for free in row:
            run = run + 1 if free else 0
            longest = max(longest, run)
        result.append(longest)
    return result
