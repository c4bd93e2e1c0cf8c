import sys


def attack():
    while True:
        print("x" * 1_000, file=sys.stderr)
