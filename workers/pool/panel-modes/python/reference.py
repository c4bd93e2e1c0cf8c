def count_entries(moves: list[list[int]], runs: list[tuple[int, int]], watched: int) -> int:
    mode = 0
    entries = 0
    for button, left in runs:
        # For each mode met in this run: presses left and entries counted at that time.
        seen: dict[int, tuple[int, int]] = {}
        while left > 0 and moves[mode][button] != -1:
            if mode in seen:
                left_then, entries_then = seen[mode]
                rounds, left = divmod(left, left_then - left)
                entries += rounds * (entries - entries_then)
                seen.clear()
                continue
            seen[mode] = left, entries
            mode = moves[mode][button]
            left -= 1
            if mode == watched:
                entries += 1
    return entries
