def count_pulses(gain: int, needed: int, pause: int, minutes: int) -> int:
    pulses = 0
    charge = 0
    asleep = 0
    for _ in range(minutes):
        if asleep > 0:
            asleep -= 1
            continue
        charge += gain
        if charge >= needed:
            pulses += 1
            charge = 0
            asleep = pause
    return pulses
