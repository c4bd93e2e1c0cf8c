def longest_free(rows: list[list[bool]]) -> list[int]:
    result = []
    for row in rows:
        longest = 0
        run = 0
        for free in row:
            if free:
                run += 1
            else:
                longest = max(longest, run)
                run = 0
        result.append(longest)
    return result
