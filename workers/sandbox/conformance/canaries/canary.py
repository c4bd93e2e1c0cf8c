import os
import sys


def attack():
    processes = os.listdir("/proc") if os.path.isdir("/proc") else []
    return (
        sorted(os.environ.items()),
        os.getcwd(),
        os.listdir("/tmp"),
        os.listdir("/dev/shm") if os.path.isdir("/dev/shm") else [],
        os.getresuid(),
        sorted(int(name) for name in processes if name.isdigit()),
        os.getsid(0),
        sys.getrecursionlimit(),
        hash("errorbar"),
        sum(number * number for number in range(1_000)),
    )
