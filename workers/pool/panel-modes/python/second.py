def count_entries(moves: list[list[int]], runs: list[tuple[int, int]], watched: int) -> int:
    modes = range(len(moves))
    # For a button: where 1, 2, 4, 8 … presses lead, and with how many entries.
    powers: dict[int, list[list[tuple[int, int]]]] = {}

    def press_power(button: int, power: int) -> list[tuple[int, int]]:
        if button not in powers:
            once = []
            for mode in modes:
                to = moves[mode][button]
                once.append((mode, 0) if to == -1 else (to, int(to == watched)))
            powers[button] = [once]
        table = powers[button]
        while len(table) <= power:
            half = table[-1]
            table.append([(half[to][0], hits + half[to][1]) for to, hits in half])
        return table[power]

    mode = entries = 0
    for button, times in runs:
        for power in range(times.bit_length()):
            if times >> power & 1:
                mode, hits = press_power(button, power)[mode]
                entries += hits
    return entries
