import re

CODE = re.compile(r"(0|[1-9][0-9]{0,2})?([RkM])([0-9]{0,3})")
UNITS = {"R": 1, "k": 1_000, "M": 1_000_000}


def part_value(code: str) -> int:
    match = CODE.fullmatch(code)
    if match is None or len(code) == 1:
        raise ValueError(f"not a part value: {code!r}")
    whole, letter, fraction = match.groups(default="")
    return int(whole + fraction.ljust(3, "0")) * UNITS[letter]
