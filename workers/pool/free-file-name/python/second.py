from itertools import count


def free_file_name(wanted: str, taken: list[str]) -> str:
    def is_free(name: str) -> bool:
        return all(name.casefold() != other.casefold() for other in taken)

    if is_free(wanted):
        return wanted
    dots = [at for at in range(1, len(wanted) - 1) if wanted[at] == "."]
    cut = dots[-1] if dots else len(wanted)
    stem, number = split_counter(wanted[:cut])
    names = (f"{stem} ({next_number}){wanted[cut:]}" for next_number in count(number + 1))
    return next(filter(is_free, names))


def split_counter(stem: str) -> tuple[str, int]:
    before, opening, rest = stem.rpartition(" (")
    digits = rest.removesuffix(")")
    is_counter = before != "" and opening != "" and rest.endswith(")")
    if is_counter and digits.isdecimal() and len(digits) <= 6 and digits[0] != "0":
        return before, int(digits)
    return stem, 1
