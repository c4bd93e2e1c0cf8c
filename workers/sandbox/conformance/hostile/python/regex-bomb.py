import re


def attack():
    return re.match(r"(a+)+$", "a" * 64 + "b")
