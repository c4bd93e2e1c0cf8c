import sys


def attack():
    sys.setrecursionlimit(1_000_000_000)

    def down():
        return down() + 1

    return down()
