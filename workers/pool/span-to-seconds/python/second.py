UNITS = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}
DIGITS = "0123456789"


def span_seconds(text: str) -> int | None:
    total = 0
    number = ""
    last_unit = 604801
    for character in text:
        if character in DIGITS:
            number += character
            continue
        unit = UNITS.get(character)
        if unit is None or unit >= last_unit or not is_number(number):
            return None
        total += int(number) * unit
        last_unit = unit
        number = ""
    return None if number or not text else total


def is_number(digits: str) -> bool:
    return digits == "0" or digits != "" and digits[0] != "0"
