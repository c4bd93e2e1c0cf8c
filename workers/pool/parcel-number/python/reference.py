import re

WEIGHTS = (8, 7, 6, 5, 4, 3, 2)


def parcel_depot(number: str) -> int:
    if not re.fullmatch("[0-9]{8}", number):
        raise ValueError("a parcel number has eight digits")
    *digits, check_digit = map(int, number)
    remainder = sum(weight * digit for weight, digit in zip(WEIGHTS, digits)) % 11
    if remainder != check_digit:
        raise ValueError("the check digit is wrong")
    if number.startswith("000"):
        raise ValueError("there is no depot 000")
    return int(number[:3])
