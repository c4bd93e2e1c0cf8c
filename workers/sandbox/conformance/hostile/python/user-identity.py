import os


def attack():
    return 0 in (*os.getresuid(), *os.getresgid())
