import os


def attack():
    return sorted(os.listdir("/"))
