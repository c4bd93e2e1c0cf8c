def count_pulses(gain: int, needed: int, pause: int, minutes: int) -> int:
    if gain == 0:
        return 0
    charging = -(-needed // gain)
    # The last pulse has no need of its pause.
    return (minutes + pause) // (charging + pause)
