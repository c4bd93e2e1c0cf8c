def count_pulses(gain: int, needed: int, pause: int, minutes: int) -> int:
    if gain == 0:
        return 0
    charging, rest = divmod(needed, gain)
    if rest > 0:
        charging += 1
    pulses, left = divmod(minutes, charging + pause)
    return pulses + 1 if left >= charging else pulses
