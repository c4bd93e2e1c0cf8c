def count_entries(moves: list[list[int]], runs: list[tuple[int, int]], watched: int) -> int:
    mode = 0
    entries = 0
    for button, times in runs:
        for _ in range(times):
            to = moves[mode][button]
            if to == -1:
                continue
            mode = to
            if mode == watched:
                entries += 1
    return entries
