def original_second(length: int, cuts: list[tuple[int, int]], moment: int) -> int | None:
    second = moment
    for start, end in sorted(cuts):
        if start > second:
            break
        second += end - start
    return second if second < length else None
