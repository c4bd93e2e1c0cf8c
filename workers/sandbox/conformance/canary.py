import os
import sys


def attack():
    return (
        sorted(os.environ.items()),
        os.getcwd(),
        os.listdir("/tmp"),
        os.listdir("/dev/shm"),
        os.getresuid(),
        sorted(int(name) for name in os.listdir("/proc") if name.isdigit()),
        os.getsid(0),
        sys.getrecursionlimit(),
        hash("errorbar"),
        sum(number * number for number in range(1_000)),
    )
