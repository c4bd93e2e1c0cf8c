def original_second(length: int, cuts: list[tuple[int, int]], moment: int) -> int | None:
    starts_of_kept = [0] + [end for _, end in cuts]
    ends_of_kept = [start for start, _ in cuts] + [length]
    skipped = 0
    for start, end in zip(sorted(starts_of_kept), sorted(ends_of_kept)):
        if moment - skipped < end - start:
            return start + moment - skipped
        skipped += end - start
    return None
