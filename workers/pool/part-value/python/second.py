def part_value(code: str) -> int:
    for letter, thousandths in (("R", 1_000), ("k", 1_000_000), ("M", 1_000_000_000)):
        before, found, after = code.partition(letter)
        if found:
            if before + after == "":
                raise ValueError("a letter without digits")
            if len(before) > 1 and before[0] == "0":
                raise ValueError("starts with a zero")
            value = read_digits(before) * thousandths
            return value + read_digits(after) * thousandths // 10 ** len(after)
    raise ValueError("no letter")


def read_digits(text: str) -> int:
    if len(text) > 3:
        raise ValueError("too many digits")
    number = 0
    for character in text:
        if not "0" <= character <= "9":
            raise ValueError("not a digit")
        number = number * 10 + ord(character) - ord("0")
    return number
